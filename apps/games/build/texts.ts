import { join } from 'node:path';
import { type Language, languages, languageTags } from '@tessera/messages/languages';
import { readArea } from '@tessera/messages/load';
import type { Plugin } from 'vite';

/** Texts by language and key. */
export type PageTexts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

const PREFIX = 'virtual:texts/';
const messages = join(import.meta.dirname, '../../../packages/messages');

/**
 * Provides `virtual:texts/<part>`, the texts of one game or of the frame and the tags of their languages, so that a page contains
 * nothing of other games and languages. A language is part of the pages once it has a file `games.json`.
 */
export function texts(): Plugin {
  return {
    name: 'tessera:game-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const language of languages) this.addWatchFile(join(messages, language, 'games.json'));
      const all = textsOf(id.slice(PREFIX.length + 1));
      const tags = (Object.keys(all) as Language[]).map((language) => [language, languageTags[language]]);
      return [
        `export const tags = ${JSON.stringify(Object.fromEntries(tags))};`,
        `export default ${JSON.stringify(all)};`,
      ].join('\n');
    },
  };
}

/** Texts with the keys `<part>.<key>` of `games.json`, by language and key. Languages without any are absent. */
export function textsOf(part: string): PageTexts {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const own = Object.entries(readArea(language, 'games')).filter(([key]) => key.startsWith(`${part}.`));
      const texts = own.map(([key, text]) => [key.slice(part.length + 1), text]);
      return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)]];
    }),
  );
}
