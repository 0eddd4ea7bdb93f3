import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folders = (path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** Import names of the workspaces, without their scope. */
const packageNames = (paths) =>
  paths.map((path) =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).name.replace('@tessera/', ''),
  );

const ban = (regex, message) => ({ regex, message });
const zone = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** `import type` counts as an import everywhere. The only exception: `protocol` may import types of `rules`. */
function packageZones() {
  const pure = ban('^(node:|@tessera/)', 'A pure package imports no other package and does no I/O.');
  const apps = ban(
    '^@tessera/(server|web|sandbox|console|native|games-pages)',
    'Packages never import apps.',
  );
  const outward = ban('(^|/)\\.\\./\\.\\./\\.\\./', 'Import another package by its name.');
  const source = (name) => [`packages/${name}/src/**/*.{ts,tsx}`];
  return [
    zone(source('rules'), [pure, outward]),
    zone(source('fairness'), [pure, outward]),
    zone(source('messages'), [ban('^@tessera/', 'packages/messages imports no other package.'), outward]),
    zone(source('ui'), [
      ban(
        '^(node:|@tessera/(rules|fairness|protocol|games|rewards))',
        'packages/ui imports only keys of messages.',
      ),
      outward,
    ]),
    zone(source('games'), [
      ban(
        '^(node:|@tessera/(rules|ui)|@tessera/protocol($|/[^m]))',
        'packages/games imports only sampling and money.',
      ),
      apps,
      outward,
    ]),
    zone(source('rewards'), [
      ban(
        '^(node:|@tessera/(rules|ui|games|messages)|@tessera/protocol($|/([^m]|m[^o]|mo[^n])))',
        'packages/rewards imports only sampling and money.',
      ),
      apps,
      outward,
    ]),
    zone(source('updates'), [
      ban('^(node:|@tessera/|@capacitor/)', 'packages/updates knows no page, no files and no shell.'),
      outward,
    ]),
    zone(source('protocol'), [
      ban('^@tessera/(fairness|rewards|ui)', 'protocol imports only types of rules.'),
      apps,
      outward,
    ]),
    {
      files: [
        'packages/*/src/**/*.test.ts',
        'packages/*/src/**/*cli.ts',
        'packages/rules/src/testing/**',
        'packages/protocol/src/envelope-node.ts',
        'packages/updates/src/write-release.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
  ];
}

/** The client's layers, lowest first: platform, data, components, features, shells, app. No layer imports a higher one. */
function layersAbove(name, ...above) {
  return ban(`^(\\.\\./)+(${above.join('|')})(/|$)`, `${name} must not import ${above.join(', ')}.`);
}

/**
 * Apps never import each other. Inside an app, a module imports another only through its `index.ts`, and a feature imports no
 * other feature.
 */
function appZones() {
  const names = folders('apps');
  const foreign = (app) => {
    const others = names.filter((name) => name !== app);
    const packages = packageNames(others.map((name) => `apps/${name}`)).join('|');
    return ban(
      `^@tessera/(${packages})($|/)|(^|/)(${others.join('|')})/src/`,
      'Apps import packages, never each other.',
    );
  };
  // An import specifier only shows how many folders it goes up, so each folder depth needs its own zone.
  const depths = [0, 1, 2, 3, 4];
  const between = (base, app, above = [], mayImport = true) => {
    const all = folders(base);
    return all.flatMap((name) =>
      depths.map((depth) => {
        const up = '../'.repeat(depth + 1);
        const inner = {
          group: all
            .filter((other) => other !== name)
            .flatMap((other) => [`${up}${other}/**`, ...(mayImport ? [`!${up}${other}/index.ts`] : [])]),
          message: mayImport
            ? 'Import another module through its index.ts.'
            : 'A feature imports no other: they meet in slots, data or components.',
        };
        return zone([`${base}/${name}/${'*/'.repeat(depth)}*.{ts,tsx}`], [foreign(app), ...above, inner]);
      }),
    );
  };
  const layer = (name, ...above) =>
    zone([`apps/web/src/${name}/**/*.{ts,tsx}`], [foreign('web'), layersAbove(name, ...above)]);
  const consoleLayer = (name, ...above) =>
    zone([`apps/console/src/${name}/**/*.{ts,tsx}`], [foreign('console'), layersAbove(name, ...above)]);
  const whole = (app) => zone([`apps/${app}/src/**/*.{ts,tsx}`], [foreign(app)]);
  return [
    ...names.map(whole),
    ...between('apps/server/src/modules', 'server'),
    layer('platform', 'data', 'components', 'features', 'shells', 'app'),
    ...between('apps/web/src/data', 'web', [layersAbove('data', 'components', 'features', 'shells', 'app')]),
    layer('components', 'shells', 'app'),
    layer('shells', 'app'),
    // The console's layers, lowest first: platform, data, parts, features, app.
    consoleLayer('platform', 'data', 'parts', 'features', 'app'),
    consoleLayer('data', 'parts', 'features', 'app'),
    consoleLayer('parts', 'features', 'app'),
    ...between('apps/console/src/features', 'console', [layersAbove('features', 'app')], false),
    // Features meet in the slots of a page (`app/slots.ts`), in `data` or in `components`.
    ...between('apps/web/src/features', 'web', [layersAbove('features', 'shells', 'app')], false),
  ];
}

/** Writes the lint configuration that enforces import boundaries and cycles, from the current folders. Returns its path. */
export function writeZones() {
  const config = {
    plugins: ['import'],
    // Biome covers all other lint rules.
    categories: { correctness: 'off' },
    rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    ignorePatterns: ['**/dist/**', '**/node_modules/**', 'data/**'],
    overrides: [...packageZones(), ...appZones()],
  };
  // Patterns are relative to the folder of this file, so the file is at the root; git ignores it.
  const file = join(root, '.oxlint-zones.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
