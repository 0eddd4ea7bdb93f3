import { answersTo } from '../../../components/find-text/index.ts';
import { usePrefs } from '../../../data/settings/index.ts';
import { useLotteries } from '../betting.tsx';
import { isPlayable } from '../play/engine.ts';

export type Lottery = NonNullable<ReturnType<typeof useLotteries>>[number];

/** Lotteries under one heading: the favourites, or a family without its year. */
export interface LotteryGroup {
  readonly family: string;
  readonly lotteries: readonly Lottery[];
}

/** The playable lotteries that match a search, favourites first, the others by family in the order of the list. */
export function useLotteryGroups(wanted: string): readonly LotteryGroup[] {
  const favourites = usePrefs((prefs) => prefs.favourites);
  const lotteries = (useLotteries() ?? []).filter(
    ({ family, name, id }) => isPlayable(family) && answersTo(wanted, [...Object.values(name), id]),
  );
  const liked = favourites.flatMap((id) => lotteries.filter((one) => one.id === id));
  const others = Map.groupBy(
    lotteries.filter((one) => !liked.includes(one)),
    ({ family }) => family.split('-', 1)[0] ?? family,
  );
  return [
    ...(liked.length > 0 ? [{ family: 'favourites', lotteries: liked }] : []),
    ...[...others].map(([family, members]) => ({ family, lotteries: members })),
  ];
}
