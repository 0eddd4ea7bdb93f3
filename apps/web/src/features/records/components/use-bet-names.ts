import { useMemo } from 'react';
import { useFormat, useList } from '../../settings/index.ts';

/** How lotteries and played items are called in the player's language; an id stands for what is unknown. */
export interface BetNames {
  lottery(id: string): string;
  played(id: string): string;
  /** Family that gives a lottery its emblem and its balls. */
  family(lotteryId: string): string;
}

export function useBetNames(): BetNames {
  const lotteries = useList('LOTTERY_LIST');
  const played = useList('PLAYED_LIST');
  const { name } = useFormat();
  return useMemo(() => {
    const known = new Map(lotteries?.map((lottery) => [lottery.id, lottery]));
    const items = new Map(played?.played.map((item) => [item.id, item]));
    return {
      lottery: (id) => name(known.get(id)?.name ?? { zhCn: id }),
      played: (id) => name(items.get(id)?.name ?? { zhCn: id }),
      family: (id) => known.get(id)?.family ?? id.split('-', 1)[0] ?? '',
    };
  }, [lotteries, played, name]);
}
