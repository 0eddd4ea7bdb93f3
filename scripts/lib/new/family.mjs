import { insertBefore, spellings } from './names.mjs';

const RULES = 'packages/rules/src/families';
const DRAWS = 'packages/fairness/src/draws.ts';
const PROTOCOL = 'docs/fairness.md';
const SEED = 'apps/server/src/modules/lotteries/seed/list.ts';
const NAMES = ['packages/messages/zhCn/names.json', 'packages/messages/enUs/names.json'];

/** What differs between the possible numbers of digits: the plays of all positions together, and the forms of three digits. */
const COUNTS = {
  3: { plays: 'threeStarTypes', house: 'house', numeral: '三', forms: '{ form: 0 }' },
  4: { plays: 'fourStarTypes', house: '', numeral: '四', forms: '{}' },
  5: { plays: 'fiveStarTypes', house: '', numeral: '五', forms: '{}' },
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
      ...Object.fromEntries(NAMES.map((path) => [path, withNames(kebab, title)])),
    },
    next: `Left to write; the tests of packages/rules and draw-recheck name what is missing:
- its line in apps/server/src/draw-recheck/recheck-draw.ts, by hand from ${PROTOCOL}: it is independent of the first implementation
- a worked example of each play in packages/rules/src/texts/examples.ts
- its plays in packages/rules/test/catalogue.json, its lottery in apps/server/src/modules/lotteries/lotteries.test.ts
- names in ${RULES}/${kebab}/index.ts and ${NAMES.join(', ')}, then \`npm run texts -- --accept zhCn\`
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

const playsOf = ({ kebab, camel, title, count, plays, house, numeral }) => {
  const all = `star${count}`;
  return `import { type FamilyRules, familyRules, group } from '../declare.ts';
import { anyPlaceType, fixedPositionGroup } from '../digits/simple-items.ts';
import { ${plays} } from '../digits/star-types.ts';
import { fivePlaces, windowOf } from '../digits/window.ts';
import { numbersOf } from '../draw.ts';

const places = fivePlaces.slice(-${count});
const ${all} = windowOf(places, 0, ${count}, '${all}', '${title}', '${title}');

/** ${title}: ${count} digits 0-9 in order. */
export const ${camel}: FamilyRules = familyRules('${kebab}', { zh: '${title}', en: '${title}' }, numbersOf, (${house}) => [
  group('${all}', '${numeral}星', '${count}-star', ...${plays}(${[all, house].filter(Boolean).join(', ')})),
  fixedPositionGroup(places),
  group('any-in', '不定位', 'Any position', anyPlaceType(${all}, [1, 2])),
]);
`;
};

/** Adds the names of a family and its lottery after those of the other families and lotteries. */
const withNames = (family, title) => (text) => {
  const names = Object.entries(JSON.parse(text));
  const added = [
    [`family.${family}`, title],
    [`lottery.${family}-5m`, `${title} 5`],
  ];
  for (const [key, name] of added) {
    const kind = key.slice(0, key.indexOf('.') + 1);
    names.splice(names.findLastIndex(([other]) => other.startsWith(kind)) + 1, 0, [key, name]);
  }
  return `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`;
};
