import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { now } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { t } from '../../../platform/i18n/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { playSound } from '../../../platform/sound/index.ts';
import { prefs } from '../../settings/index.ts';
import type { Sale } from '../model/draw-phase.ts';
import { saleAt } from '../model/draw-phase.ts';
import type { Pending, SlipLine } from '../model/slip.ts';
import { betPrefs } from './bet-prefs.ts';
import { type Desk, type PlaceEnd, resolvePending, sendBets } from './placing.ts';

/** Bets the player is asked to confirm. */
export interface Question {
  readonly from: Pending['from'];
  readonly lines: readonly SlipLine[];
  /** Runs when the bets were placed. */
  readonly onPlaced?: () => void;
}

const askStore = createStore<{ readonly question: Question | null }>(() => ({ question: null }));

/** The question that stands, for its dialog. */
export function useQuestion(): Question | null {
  return useStore(askStore, ({ question }) => question);
}

/** Takes the question away. */
export function dropQuestion(): void {
  askStore.setState({ question: null });
}

/** Places bets, after asking where the player wants to be asked. */
export function submitBets(desk: Desk, sale: Sale, question: Question): void {
  if (question.lines.length === 0) return;
  if (betPrefs().confirm) askStore.setState({ question });
  else void confirmBets(desk, sale, question);
}

/** Sends confirmed bets and tells how it ended. The close is looked at once more, by the exact time. */
export async function confirmBets(
  desk: Desk,
  { draw }: Sale,
  { from, lines, onPlaced }: Question,
): Promise<void> {
  dropQuestion();
  if (!draw || !saleAt({ lottery_id: desk.lottery, current: draw, pending: [], last: null }, now()).sells) {
    toast(t('bet_closed'), { type: 'warning' });
    return;
  }
  const end = await sendBets(desk, draw.issue, from, lines);
  if (end) tell(desk, end, onPlaced);
}

/** Finds out what became of bets that were on their way when the page was left. */
export async function resumeBets(desk: Desk): Promise<void> {
  const { slip, loaded } = desk.store.getState();
  if (!loaded || slip.pending === null) return;
  tell(desk, await resolvePending(desk, slip.pending), undefined);
}

function tell(desk: Desk, end: PlaceEnd, onPlaced: (() => void) | undefined): void {
  if (end.kind === 'interrupted') return;
  const { alert } = prefs();
  if (end.kind === 'refused') {
    toast(end.message, { type: 'error' });
    if (alert.bet) playSound({ name: 'error' });
    // Bets that carry a reason have moved to the slip, where it can be dealt with.
    if (
      desk.store
        .getState()
        .slip.lines.some(({ key }) => end.pending.from === 'now' && key === end.pending.lines[0]?.key)
    )
      onPlaced?.();
    return;
  }
  const { placed, failed } = end.result;
  void queryClient.invalidateQueries({ queryKey: ['recent-bets', desk.lottery] });
  onPlaced?.();
  if (failed > 0) {
    toast(t('bet_partial', { n: failed }), { type: 'warning' });
    return;
  }
  if (!alert.bet) return;
  toast(t('bet_placed', { n: placed.length }), { type: 'success' });
  playSound({ name: 'placed' });
}
