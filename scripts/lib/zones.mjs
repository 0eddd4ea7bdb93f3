import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folders = (path) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** The names by which workspaces could be imported, without their scope. */
const packageNames = (paths) =>
  paths.map((path) =>
    JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).name.replace('@tessera/', ''),
  );

const ban = (regex, message) => ({ regex, message });
const zone = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** `import type` counts as an import everywhere, except that the wire may name types of the rules. */
function packageZones() {
  const pure = ban('^(node:|@tessera/)', 'A pure package imports nothing of ours and does no I/O.');
  const apps = ban(
    '^@tessera/(server|web|sandbox|console|native|games-pages)',
    'Packages never import apps.',
  );
  const outward = ban('(^|/)\\.\\./\\.\\./\\.\\./', 'A package reaches another by its name.');
  const source = (name) => [`packages/${name}/src/**/*.{ts,tsx}`];
  return [
    zone(source('rules'), [pure, outward]),
    zone(source('fairness'), [pure, outward]),
    zone(source('ui'), [pure, outward]),
    zone(source('games'), [
      ban(
        '^(node:|@tessera/(rules|ui)|@tessera/protocol($|/[^m]))',
        'The games know sampling and money only.',
      ),
      apps,
      outward,
    ]),
    zone(source('protocol'), [
      ban('^@tessera/(fairness|ui)', 'The wire knows types of the rules only.'),
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

/** The client's layers, lowest first: platform, components and features, shells, app. None imports one that stands on it. */
function layersAbove(name, ...above) {
  const frame = above.includes('shells') ? '|^#shell$' : '';
  return ban(
    `^(\\.\\./)+(${above.join('|')})(/|$)${frame}`,
    `What is in ${name} knows nothing of ${above.join(', ')}.`,
  );
}

/** Apps never import each other; inside one, a module or feature opens another only through its `index.ts`. */
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
  // A specifier says only how far it climbs, so each depth of folders has a zone of its own.
  const depths = [0, 1, 2, 3, 4];
  const between = (base, app, above = []) => {
    const all = folders(base);
    return all.flatMap((name) =>
      depths.map((depth) => {
        const up = '../'.repeat(depth + 1);
        const inner = {
          group: all
            .filter((other) => other !== name)
            .flatMap((other) => [`${up}${other}/**`, `!${up}${other}/index.ts`]),
          message: 'Open another module or feature through its index.ts.',
        };
        return zone([`${base}/${name}/${'*/'.repeat(depth)}*.{ts,tsx}`], [foreign(app), ...above, inner]);
      }),
    );
  };
  const layer = (name, ...above) =>
    zone([`apps/web/src/${name}/**/*.{ts,tsx}`], [foreign('web'), layersAbove(name, ...above)]);
  const whole = (app) => zone([`apps/${app}/src/**/*.{ts,tsx}`], [foreign(app)]);
  return [
    ...names.map(whole),
    ...between('apps/server/src/modules', 'server'),
    layer('platform', 'components', 'features', 'shells', 'app'),
    layer('components', 'shells', 'app'),
    layer('shells', 'app'),
    ...between('apps/web/src/features', 'web', [layersAbove('features', 'shells', 'app')]),
  ];
}

/** Writes the lint configuration that holds arrows and cycles, from the folders as they are; answers its path. */
export function writeZones() {
  const config = {
    plugins: ['import'],
    // Everything else that a linter can know is Biome's.
    categories: { correctness: 'off' },
    rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    ignorePatterns: ['**/dist/**', '**/node_modules/**', 'data/**'],
    overrides: [...packageZones(), ...appZones()],
  };
  // Patterns are relative to the file's own folder, so it lies at the root; git ignores it.
  const file = join(root, '.oxlint-zones.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
