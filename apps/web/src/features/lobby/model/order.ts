import type { Lists } from '../../settings/index.ts';

/** A lottery of the list. */
export type Lottery = Lists['LOTTERY_LIST'][number];

/** Favourites in the player's order, then the one played last, then the order of the server (`design.md` 4.2). */
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

/** Families on offer, in the order of the list; a family with a year counts as its plain one. */
export function familiesOf(lotteries: readonly Lottery[]): readonly string[] {
  return [...new Set(lotteries.map(familyOf))];
}

/** Family of a lottery without its year: `dlt-2019` is `dlt`. */
export function familyOf({ family }: Lottery): string {
  return family.split('-', 1)[0] ?? family;
}

/**
 * Lotteries of a family (or all) that answer to what was typed: every word must be part of the id, the family or a name
 * in any language, whatever the case.
 */
export function found(
  lotteries: readonly Lottery[],
  family: string | 'all',
  query: string,
): readonly Lottery[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return lotteries.filter((lottery) => {
    if (family !== 'all' && familyOf(lottery) !== family) return false;
    const text = [lottery.id, lottery.family, ...Object.values(lottery.name)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Those on sale, the one that closes first at the front. `closeAt` gives the close of the current draw, ms. */
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

/** The favourites after a press on a star. */
export function toggled(favourites: readonly string[], id: string): readonly string[] {
  return favourites.includes(id) ? favourites.filter((other) => other !== id) : [...favourites, id];
}
