import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAME_IDS } from '@tessera/games';
import type { Plugin } from 'vite';

/** Builds one page per game from the template `page.html`. */
export function pages(root: string): Plugin {
  const template = resolve(root, 'page.html');
  const gameOf = new Map(GAME_IDS.map((id) => [resolve(root, `${id}.html`), id]));
  return {
    name: 'tessera:game-pages',
    enforce: 'pre',
    config: () => ({
      build: {
        rolldownOptions: { input: Object.fromEntries([...gameOf].map(([file, id]) => [id, file])) },
      },
    }),
    resolveId: (id) => (gameOf.has(id) ? id : undefined),
    load(id) {
      const game = gameOf.get(id);
      if (!game) return undefined;
      this.addWatchFile(template);
      return readFileSync(template, 'utf8').replaceAll('%GAME%', game);
    },
  };
}
