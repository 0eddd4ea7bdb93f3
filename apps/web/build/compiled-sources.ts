import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** First line of a file that the React Compiler compiles. */
const MARK = "'use memo';\n";

/**
 * The files below these folders that begin with `'use memo'`: their components render again while the player picks. All other code
 * is not compiled, because compiled code is 15 to 40 % larger and first screens must be small (`docs/adr/0007-what-is-compiled.md`).
 */
export function compiledSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => resolve(folder, path))
      .filter((path) => readFileSync(path, 'utf8').startsWith(MARK)),
  );
}
