import { shippedLanguages } from '../../../packages/messages/src/languages.ts';
import { insertBefore, spellings } from './names.mjs';

const RULES = 'packages/rules/src/families';
const DRAWS = 'packages/fairness/src/draws.ts';
const PROTOCOL = 'docs/fairness.md';
const SEED = 'apps/server/src/modules/lotteries/seed/list.ts';
const NAMES = shippedLanguages.map((language) => `packages/messages/${language}/names.json`);

/**
 * What differs between the possible numbers of digits: the plays of all positions together, the forms of three digits, and the family
 * with the positions whose plays have the same names.
 */
const COUNTS = {
  3: {
    plays: 'threeStarTypes',
    house: 'house',
    forms: '{ form: 0 }',
    like: { family: 'd3', places: 'star3' },
  },
  4: { plays: 'fourStarTypes', house: '', forms: '{}', like: { family: 'ssc', places: 'front4' } },
  5: { plays: 'fiveStarTypes', house: '', forms: '{}', like: { family: 'p5', places: 'star5' } },
};

/**
 * A family that draws `count` digits in order, with the plays of all positions, of single positions and of any position, and one
 * lottery of it. Errors: throws for another number of digits.
 */
export function newFamily(name, _folder, count = '5') {
  const shape = COUNTS[count];
  if (!shape) throw new Error(`a draw of "${count}" digits: not one of ${Object.keys(COUNTS).join(', ')}`);
  const { kebab, camel } = spellings(name);
  const key = kebab === camel ? kebab : `'${kebab}'`;
  const title = kebab.toUpperCase();
  const before = (path, ...changes) => ({
    [path]: (text) =>
      changes.reduce((made, [anchor, added]) => insertBefore(made, anchor, added, path), text),
  });
  return {
    files: {
      [`${RULES}/${kebab}/facts.ts`]: factsOf(camel, Number(count), shape),
      [`${RULES}/${kebab}/index.ts`]: playsOf({ kebab, camel, title, count, ...shape }),
    },
    edits: {
      ...before(
        `${RULES}/all-facts.ts`,
        ["import type { FamilyFacts } from './facts.ts';\n", importOf(`${camel}Spec`, kebab, 'facts')],
        ['} satisfies Readonly<Record<string, DigitSpec>>;', `  ${key}: ${camel}Spec,\n`],
      ),
      ...before(
        `${RULES}/all.ts`,
        ["import type { FamilyRules } from './declare.ts';\n", importOf(camel, kebab, 'index')],
        ['  x5,\n', kebab === camel ? `  ${key},\n` : `  ${key}: ${camel},\n`],
      ),
      ...before(`${RULES}/load.ts`, [
        '  x5: async',
        `  ${key}: async () => (await import('./${kebab}/index.ts')).${camel},\n`,
      ]),
      ...before(DRAWS, ['  x5: (s)', `  ${key}: (s) => digits(s, ${count}),\n`]),
      ...before(PROTOCOL, ['| `k3` | `dice(3)` |', `| \`${kebab}\` | \`digits(${count})\` |\n`]),
      ...before(
        SEED,
        ['];\n\nconst million', `  ours('${kebab}-5m', '${kebab}', 300),\n`],
        ['  x5: million', `  ${key}: million,\n`],
      ),
      ...Object.fromEntries(NAMES.map((path) => [path, withNames(kebab, title, count, shape.like)])),
    },
    next: `Left to write; the tests of packages/rules and draw-recheck name what is missing:
- its line in apps/server/src/draw-recheck/recheck-draw.ts, by hand from ${PROTOCOL}: it is independent of the first implementation
- a worked example of each play in packages/rules/src/texts/examples.ts
- its plays in packages/rules/test/catalogue.json, its lottery in apps/server/src/modules/lotteries/lotteries.test.ts
- names of the family, its lottery and its plays in ${NAMES.join(', ')}: those of plays are copies from \`${shape.like.family}\`; then
  \`npm run texts -- --accept zhCn\`
Then \`npm run rules:prove\`.`,
  };
}

const importOf = (imported, folder, file) => `import { ${imported} } from './${folder}/${file}.ts';\n`;

/** Sums from the middle up are big. */
const factsOf = (camel, count, { forms }) => `import type { DigitSpec } from '../digits/facts.ts';

export const ${camel}Spec: DigitSpec = {
  count: ${count},
  bigFrom: ${Math.ceil((9 * count) / 2)},
  forms: ${forms},
};
`;

const playsOf = ({ kebab, camel, title, count, plays, house }) => {
  const all = `star${count}`;
  return `import { type FamilyRules, familyRules, group } from '../declare.ts';
import { anyPlaceType, fixedPositionGroup } from '../digits/simple-items.ts';
import { ${plays} } from '../digits/star-types.ts';
import { fivePlaces, windowOf } from '../digits/window.ts';
import { numbersOf } from '../draw.ts';

const places = fivePlaces.slice(-${count});
const ${all} = windowOf(places, 0, ${count}, '${all}');

/** ${title}: ${count} digits 0-9 in order. */
export const ${camel}: FamilyRules = familyRules('${kebab}', numbersOf, (${house}) => [
  group('${all}', ...${plays}(${[all, house].filter(Boolean).join(', ')})),
  fixedPositionGroup(places),
  group('any-in', anyPlaceType(${all}, [1, 2])),
]);
`;
};

/** Adds the names of a family, its lottery and its plays after those of the other families, lotteries and plays. */
const withNames = (family, title, count, like) => (text) => {
  const names = Object.entries(JSON.parse(text));
  const added = [
    [`family.${family}`, title],
    [`lottery.${family}-5m`, `${title} 5`],
    ...namesLike(names, like, family, `star${count}`),
  ];
  for (const [key, name] of added) {
    const kind = key.slice(0, key.indexOf('.') + 1);
    names.splice(names.findLastIndex(([other]) => other.startsWith(kind)) + 1, 0, [key, name]);
  }
  return `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`;
};

/** The names of groups, types and plays of a family, under the ids of the new one, whose positions together are called `all`. */
function namesLike(names, like, family, all) {
  const from = new RegExp(`^(group|type|play)\\.${like.family}\\.(.+)$`);
  const groups = [all, 'locate', 'any-in'];
  const part = new RegExp(`^(any-in\\.)?${like.places}(\\..+|-[12])?$`);
  return names.flatMap(([key, name]) => {
    const [, kind, id = ''] = from.exec(key) ?? [];
    const own = kind === 'group' ? groups.includes(id) : part.test(id) || id.startsWith('locate.');
    return own ? [[`${kind}.${family}.${id.replace(like.places, all)}`, name]] : [];
  });
}
