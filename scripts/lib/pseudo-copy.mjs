import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';
import { pseudoTexts } from './pseudo.mjs';

const COPIED = [
  'apps',
  'packages',
  'e2e',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const LEFT = ['node_modules', 'dist', 'data'];
/** Folder of the language that the pseudo-language replaces, and of the packages of this project. */
const ENGLISH = join('packages', 'messages', 'enUs');
const OWN = '@tessera';

/**
 * Copies the project to a folder, with the pseudo-language instead of its English texts. The product has no switch for it, so no build for
 * players can contain it. Packages of others are links, those of the project belong to the copy. Clients that were built in the folder before stay.
 */
export function copyInPseudo(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => !LEFT.includes(basename(file)) || file.endsWith(join('src', 'data')),
    });
  }
  for (const name of readdirSync(join(folder, ENGLISH))) {
    const file = join(folder, ENGLISH, name);
    const texts = pseudoTexts(JSON.parse(readFileSync(join(root, ENGLISH, name), 'utf8')));
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
  linkPackages(folder);
}

function linkPackages(folder) {
  const modules = join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(join(modules, OWN), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== OWN && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const part of ['apps', 'packages']) {
    for (const name of readdirSync(join(folder, part))) {
      const { name: full } = JSON.parse(readFileSync(join(folder, part, name, 'package.json'), 'utf8'));
      symlinkSync(join('..', '..', part, name), join(modules, full));
    }
  }
}
