import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files under a folder whose path ends so. */
export const sourceFilesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending));
