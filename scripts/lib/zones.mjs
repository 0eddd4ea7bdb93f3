import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folders = (path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const ban = (regex, message) => ({ regex, message });
const zone = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** `import type` counts as an import everywhere, except that the wire may name types of the rules. */
function packageZones() {
  const pure = ban('^(node:|@tessera/)', 'A pure package imports nothing of ours and does no I/O.');
  const apps = ban('^@tessera/(server|web|sandbox|console|native)', 'Packages never import apps.');
  const outward = ban('(^|/)\\.\\./\\.\\./\\.\\./', 'A package reaches another by its name.');
  const source = (name) => [`packages/${name}/src/**/*.{ts,tsx}`];
  return [
    zone(source('rules'), [pure, outward]),
    zone(source('fairness'), [pure, outward]),
    zone(source('ui'), [pure, outward]),
    zone(source('protocol'), [
      ban('^@tessera/(?!rules)', 'The wire knows types of the rules only.'),
      apps,
      outward,
    ]),
    {
      files: [
        'packages/*/src/**/*.test.ts',
        'packages/*/src/**/*cli.ts',
        'packages/rules/src/testing/**',
        'packages/protocol/src/envelope-node.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
  ];
}

/** Apps never import each other; inside one, a module or feature opens another only through its `index.ts`. */
function appZones() {
  const names = folders('apps');
  const foreign = (app) => {
    const others = names.filter((name) => name !== app).join('|');
    return ban(`(^@tessera/(${others})($|/))|(apps/(${others})/)`, 'Apps import packages, never each other.');
  };
  const between = (base, app) =>
    folders(base).map((name) => {
      const others = folders(base)
        .filter((other) => other !== name)
        .join('|');
      const inner = ban(
        `^(\\.\\./)+((modules|features)/)?(${others})/(?!index\\.ts$)`,
        'Open another module or feature through its index.ts.',
      );
      return zone([`${base}/${name}/**/*.{ts,tsx}`], others ? [foreign(app), inner] : [foreign(app)]);
    });
  const server = zone(['apps/server/src/**/*.ts'], [foreign('server')]);
  const web = zone(['apps/web/src/**/*.{ts,tsx}'], [foreign('web')]);
  return [
    server,
    web,
    ...between('apps/server/src/modules', 'server'),
    ...between('apps/web/src/features', 'web'),
  ];
}

/** Writes the lint configuration that holds arrows and cycles, from the folders as they are; answers its path. */
export function writeZones() {
  const config = {
    plugins: ['import', 'typescript', 'unicorn', 'oxc', 'react'],
    categories: { correctness: 'error' },
    rules: { 'import/no-cycle': ['error', { ignoreTypes: false }], 'no-console': 'off' },
    ignorePatterns: ['**/dist/**', '**/node_modules/**', 'data/**'],
    overrides: [...packageZones(), ...appZones()],
  };
  const folder = join(root, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'oxlint-zones.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
