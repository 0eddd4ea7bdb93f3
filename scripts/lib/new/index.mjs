import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFamily } from './family.mjs';
import { newLanguage } from './language.mjs';
import { newModule } from './module.mjs';
import { newPage } from './page.mjs';

/** What `npm run new` can make. Each answers `{ files, edits, next }`: texts and changes of texts by path, and what to do then. */
export const GENERATORS = { page: newPage, module: newModule, language: newLanguage, family: newFamily };

/**
 * Writes a skeleton into the project in `folder`; `detail` is what some kinds need beside a name. Returns its paths, new ones first, and what to do next. Errors: throws before
 * anything is written when a file exists, a place to edit is missing, or the name is not possible.
 */
export function generate(kind, name, folder, detail) {
  const make = GENERATORS[kind];
  if (!make) throw new Error(`"${kind}" is not one of ${Object.keys(GENERATORS).join(', ')}`);
  const { files, edits, next } = make(name, folder, detail);
  for (const path of Object.keys(files))
    if (existsSync(join(folder, path))) throw new Error(`${path} exists`);
  const changed = Object.entries(edits).map(([path, edit]) => [
    path,
    edit(readFileSync(join(folder, path), 'utf8')),
  ]);
  const written = [...Object.entries(files), ...changed];
  for (const [path, text] of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { paths: written.map(([path]) => path), next };
}
