import { build } from './build.ts';

/** The build this page runs: its number and, where it was built, the mark of its entry file, which no other build has. */
export function clientVersion(): string {
  const marks = [...document.scripts].map(({ src }) => /\/assets\/.*-([\w-]{8})\.js$/.exec(src)?.[1]);
  return [build.version, ...marks.filter(Boolean).slice(0, 1)].join(' · ');
}
