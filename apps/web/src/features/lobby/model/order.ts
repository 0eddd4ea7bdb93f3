import type { Lists } from '../../../data/settings/index.ts';

/** A lottery of the list. */
export type Lottery = Lists['LOTTERY_LIST'][number];

/** Favourites in the player's order, then the last played one, then the server's order. */
export function inLobbyOrder(
  lotteries: readonly Lottery[],
  favourites: readonly string[],
  last: string,
): readonly Lottery[] {
  const rank = ({ id }: Lottery) => {
    const place = favourites.indexOf(id);
    if (place >= 0) return place;
    return id === last ? favourites.length : favourites.length + 1;
  };
  return lotteries.toSorted((a, b) => rank(a) - rank(b));
}

/** Offered families with their number of lotteries, in list order; a family with a year counts as its plain one. */
export function familiesOf(lotteries: readonly Lottery[]): ReadonlyMap<string, number> {
  const families = new Map<string, number>();
  for (const family of lotteries.map(familyOf)) families.set(family, (families.get(family) ?? 0) + 1);
  return families;
}

/** The chip for the lotteries of all families without one of their own. */
export const OTHER = 'other';

/**
 * The families with a chip of their own and the number of their lotteries: at most `max`, those with several lotteries first;
 * the lotteries of the others count under {@link OTHER}.
 */
export function familyChips(lotteries: readonly Lottery[], max: number): ReadonlyMap<string, number> {
  const families = [...familiesOf(lotteries)];
  if (families.length <= max + 1) return new Map(families);
  const several = families.filter(([, count]) => count > 1);
  const own = [...several, ...families.filter(([, count]) => count === 1)].slice(0, max);
  const others = lotteries.length - own.reduce((total, [, count]) => total + count, 0);
  return new Map([...own, [OTHER, others]]);
}

/** Lotteries under a chip of {@link familyChips}; all of them for any other word. */
export function underChip(
  lotteries: readonly Lottery[],
  chips: ReadonlyMap<string, number>,
  chip: string,
): readonly Lottery[] {
  if (!chips.has(chip)) return lotteries;
  return lotteries.filter((lottery) => {
    const family = familyOf(lottery);
    return chip === OTHER ? !chips.has(family) : family === chip;
  });
}

/** Family of a lottery without its year: `dlt-2019` is `dlt`. */
export function familyOf({ family }: Lottery): string {
  return family.split('-', 1)[0] ?? family;
}

/** Whether texts match a query. */
export type Finder = (query: string, texts: readonly string[]) => boolean;

/** Every word of the query must be part of a text, ignoring case. */
export const findPlain: Finder = (query, texts) => {
  const whole = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
};

/** Lotteries whose id, family or name in any language matches the query. */
export function found(
  lotteries: readonly Lottery[],
  query: string,
  answers: Finder = findPlain,
): readonly Lottery[] {
  return lotteries.filter((lottery) =>
    answers(query, [lottery.id, lottery.family, ...Object.values(lottery.name)]),
  );
}

/** Lotteries on sale, the one that closes first at the front. `closeAt` returns the closing time of the current draw, ms. */
export function soonest(
  lotteries: readonly Lottery[],
  closeAt: (id: string) => number | undefined,
): readonly Lottery[] {
  return lotteries
    .flatMap((lottery) => {
      const at = lottery.enabled ? closeAt(lottery.id) : undefined;
      return at === undefined ? [] : [{ lottery, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ lottery }) => lottery);
}

/** The favourites after one swapped places with its neighbour; unchanged at the ends. */
export function moved(favourites: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = favourites.indexOf(id);
  const other = favourites[from + by];
  if (from < 0 || other === undefined) return favourites;
  return favourites.with(from, other).with(from + by, id);
}
