import {
  allFamilies,
  catalogueHouse,
  createRules,
  type Family,
  type HouseRules,
  type Rules,
} from '@tessera/rules';

/** House rules of a lottery that differ from the catalogue's; empty = no difference. */
export type HouseChoice = Partial<HouseRules>;

/** Values that each house rule may have, in the order of the rules. */
export const houseChoices = {
  straights: ['cyclic', 'plain'],
  traditionTie: ['lose', 'push'],
  creditTie: ['lose', 'push'],
  diceTriples: ['lose', 'lose-size', 'count'],
  topTwoEleven: ['settle', 'push'],
  middleSums: ['settle', 'push'],
  x5Eleven: ['push', 'settle', 'lose'],
  x5Thirty: ['push', 'settle', 'lose'],
  kl10EightyFour: ['push', 'settle', 'lose'],
  kl8Board810: ['push', 'settle', 'lose'],
  kl8Credit810: ['push', 'settle', 'lose'],
  lhcSpecial49: ['push', 'settle', 'lose'],
  lhcMain49: ['push', 'settle', 'lose'],
} as const satisfies { readonly [Rule in keyof HouseRules]: readonly HouseRules[Rule][] };

const houses = new Map<string, HouseRules>([['{}', catalogueHouse]]);
const engines = new Map<string, Rules>();

/** All house rules under this choice; the same choice gives the same object. */
export function houseOf(choice: HouseChoice): HouseRules {
  const key = keyOf(choice);
  const known = houses.get(key);
  if (known) return known;
  const house = { ...catalogueHouse, ...choice };
  houses.set(key, house);
  return house;
}

/** The engine of one family under a lottery's house rules: prices and settles its bets. Made once for each. */
export function rulesOf({ family, house }: { family: Family; house: HouseChoice }): Rules {
  const key = `${family} ${keyOf(house)}`;
  const known = engines.get(key);
  if (known) return known;
  const rules = createRules(
    allFamilies.filter((one) => one.family === family),
    houseOf(house),
  );
  engines.set(key, rules);
  return rules;
}

/** The rules that differ from the catalogue, in the order of the rules. */
export function ownChoice(house: HouseChoice): HouseChoice {
  const own = Object.keys(houseChoices).filter((rule) => {
    const value = house[rule as keyof HouseRules];
    return value !== undefined && value !== catalogueHouse[rule as keyof HouseRules];
  });
  return Object.fromEntries(own.map((rule) => [rule, house[rule as keyof HouseRules]]));
}

const keyOf = (choice: HouseChoice): string => JSON.stringify(ownChoice(choice));
