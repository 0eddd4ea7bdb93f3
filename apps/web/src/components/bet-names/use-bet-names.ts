import { useMemo } from 'react';
import { useFormat, useList } from '../../data/settings/index.ts';
import type { LotteryNameProps } from '../lottery-name/index.ts';

/** Names of lotteries and plays in the player's language; an unknown one is shown by its id. */
export interface BetNames {
  /** With its tag. */
  lottery(id: string): string;
  /** Properties of its name, for `LotteryName`. */
  lotteryNamed(id: string): LotteryNameProps['lottery'];
  play(id: string): string;
  /** Family that determines a lottery's emblem and balls. */
  family(lotteryId: string): string;
}

export function useBetNames(): BetNames {
  const lotteries = useList('LOTTERY_LIST');
  const play = useList('PLAYED_LIST');
  const { name, lottery } = useFormat();
  return useMemo(() => {
    const known = new Map(lotteries?.map((lottery) => [lottery.id, lottery]));
    const items = new Map(play?.plays.map((item) => [item.id, item]));
    const named = (id: string) => known.get(id) ?? { name: { zhCn: id }, period_s: 0 };
    return {
      lottery: (id) => lottery(named(id)),
      lotteryNamed: named,
      play: (id) => name(items.get(id)?.name ?? { zhCn: id }),
      family: (id) => known.get(id)?.family ?? id.split('-', 1)[0] ?? '',
    };
  }, [lotteries, play, name, lottery]);
}
