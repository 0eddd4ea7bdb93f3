import { build } from './build.ts';

/** The version of the running build: its number and, in a built client, the unique hash of its entry file. */
export function clientVersion(): string {
  const marks = [...document.scripts].map(({ src }) => /\/assets\/.*-([\w-]{8})\.js$/.exec(src)?.[1]);
  return [build.version, ...marks.filter(Boolean).slice(0, 1)].join(' · ');
}
