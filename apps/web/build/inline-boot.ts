import { resolve } from 'node:path';
import { shippedLanguages } from '@tessera/messages/languages';
import type { Plugin } from 'vite';
import { declaredRoutes } from './declared-routes.ts';
import {
  chunkOf,
  chunksNamed,
  entryOf,
  type OutputBundle,
  type OutputChunk,
  stylesOf,
  withImports,
} from './routes-of-build.ts';
import { scriptOf } from './script-of.ts';

export interface InlineBootOptions {
  root: string;
  /** The module of the frame. */
  frame: string;
  agent: 'pc' | 'wap';
  template: string;
  apiBase: string;
  /** The file of the parts of the home page that load after it. */
  parts: string;
}

/** Languages whose texts the boot module can request before anything is known. */
const languages = shippedLanguages;
/** Files every start requests early, although no first paint waits for them. */
const neededSoon = ['../../packages/protocol/src/envelope.ts', 'src/app/late.ts'];
/** The largest element of the home page on a first visit: its first banner. */
const HOME_PICTURE = 'banner-1.svg';

/**
 * Replaces Vite's script and preload tags in the built page by the boot script: the page has one inline script, trusted by
 * its hash, which fetches everything else (E4). It precedes the style sheet, because a script after a style sheet waits for
 * it.
 */
export function inlineBoot(options: InlineBootOptions): Plugin {
  return {
    name: 'tessera:inline-boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const code = await bootCode(planOf(bundle, options), options.root);
        return html
          .replace(/\s*<script type="module"[^>]*src=[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(/(?=<link rel="stylesheet")/, () => `<script>${code}</script>\n    `);
      },
    },
  };
}

function planOf(bundle: OutputBundle, { root, frame, agent, template, apiBase, parts }: InlineBootOptions) {
  const entry = entryOf(bundle, root);
  const first = new Set(withImports(bundle, entry).map(({ fileName }) => fileName));
  const files: Record<string, string[]> = {};
  const frameChunk = chunkOf(bundle, frame);
  const framing = frameChunk ? withImports(bundle, frameChunk) : [];
  const menuChunk = chunkOf(bundle, resolve(root, 'src/app/menu.ts'));
  const menu = menuChunk ? withImports(bundle, menuChunk) : [];
  const filesOf = (chunks: readonly OutputChunk[]) => {
    const further = chunks.filter(({ fileName }) => !first.has(fileName));
    return addresses(further.flatMap((part) => [part.fileName, ...stylesOf(part)]));
  };
  const soon = neededSoon.flatMap((path) => {
    const chunk = chunkOf(bundle, resolve(root, path));
    return chunk ? withImports(bundle, chunk) : [];
  });
  const afterHome = chunksNamed(bundle, parts).flatMap((chunk) => withImports(bundle, chunk));
  const routes = declaredRoutes(root);
  for (const { path, place, screen } of routes) {
    const chunk = chunkOf(bundle, screen);
    if (!chunk) continue;
    const own = withImports(bundle, chunk);
    const framed = place === 'main' || place === 'user';
    files[path] = filesOf([...(framed ? framing : []), ...(place === 'user' ? menu : []), ...own]);
  }
  return {
    entry: `/${entry.fileName}`,
    shared: addresses([...first].filter((file) => file !== entry.fileName)),
    soon: filesOf(soon),
    parts: filesOf(afterHome),
    picture: pictureOf(bundle, HOME_PICTURE),
    files,
    open: routes.filter(({ access }) => access === 'public').map(({ path }) => path),
    above: routes.filter(({ place }) => place === 'over').map(({ path }) => path),
    apiBase,
    agent,
    versions: question('/common/cache/version', {}),
    lists: [
      question('/common/setting', {}),
      question('/common/language-types', {}),
      question('/api/money/currency', {}),
      question('/common/theme/list', { tpl: template }),
      question('/api/lottery/list', {}),
      question('/api/lottery/played/list', {}),
      question('/api/game/list', {}),
      question('/common/user-log/type', {}),
    ],
    language: Object.fromEntries(
      languages.map((type) => [type, question('/common/language', { type, tpl: template })]),
    ),
  };
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}

function pictureOf(bundle: OutputBundle, name: string): string {
  const picture = Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes(name));
  if (!picture) throw new Error(`no picture ${name} in the build`);
  return `/${picture.fileName}`;
}

/** A call as the client will make it: the client looks for the answer by path and payload. */
function question(path: string, payload: Record<string, string>) {
  return { path, payload };
}

async function bootCode(plan: object, root: string): Promise<string> {
  const code = await scriptOf(resolve(root, 'src/boot/boot.ts'), { __BOOT__: JSON.stringify(plan) });
  // A `</` inside the code must not end the script element.
  return code.replaceAll('</', '<\\/');
}
