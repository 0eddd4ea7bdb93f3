import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** First line of a file that the React Compiler compiles. */
const MARK = /^'use memo';$/m;

/**
 * The files below these folders that say `'use memo'` in their first line. They re-render during input. All other code is not compiled:
 * compiled code is 15 to 40 % larger, and first screens must be small (`docs/adr/0007-what-is-compiled.md`).
 */
export function compiledSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => resolve(folder, path))
      .filter((path) => MARK.test(firstLineOf(readFileSync(path, 'utf8')))),
  );
}

const firstLineOf = (text: string): string => text.slice(0, Math.max(0, text.indexOf('\n')));
