import type { Track } from '@tessera/rules/statistics';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { addToSlip, type EarlierBet } from '../../../data/slip/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { type Carried, carriedOf, isCarried } from '../model/carry.ts';
import type { TrendState } from './use-trend.ts';

/**
 * Takes the picks below a trend to the betting page: to the picker of a classic play, or to the slip for the odds board, whose
 * cells are stakes. Nothing is bet.
 */
export function useCarry({ lottery, family, group, picks, view }: TrendState) {
  const t = useT();
  const format = useFormat();
  const plays = useList('PLAYED_LIST')?.plays ?? [];
  const offered = (id: string) => plays.find((item) => item.id === id && lottery.boards.includes(item.board));
  const carried = view === 'numbers' ? carriedOf(family, group, picks) : undefined;
  const item = carried && offered(carried.play);
  const canPick =
    view === 'numbers' && group.zones.length > 0 && group.zones.every((zone) => isCarried(family, zone));

  const toSlip = async (id: string, content: EarlierBet['content']) => {
    const terms = { unit_stake: lottery.stake_min, multiple: 1, rebate_ppm: 0 };
    if (!(await addToSlip({ ...terms, lottery_id: lottery.id, play: id, content }))) return;
    toast(t('trend_added'), { type: 'success' });
  };
  const carry = async ({ play: id, sets }: Carried) => {
    const lists = sets.map((set) => set.join(',')).join('|');
    if (item?.board === 'tradition') return push('lottery', { id: lottery.id, played: id, picks: lists });
    await toSlip(id, lists);
    return push('lottery', { id: lottery.id });
  };
  return {
    canPick,
    playName: item && format.name(item.name),
    carry: carried && item ? () => void carry(carried) : undefined,
    /** Puts a bet on a two-sided outcome on the slip. */
    bet(track: Track, word: string) {
      const { bet } = track;
      if (bet && offered(bet.play)) void toSlip(bet.play, bet.content(word));
    },
  };
}
