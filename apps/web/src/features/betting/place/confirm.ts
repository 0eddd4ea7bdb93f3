import { buzz, prefs } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { t } from '../../../platform/i18n/index.ts';
import { markStale } from '../../../platform/query/index.ts';
import { playSound } from '../../../platform/sound/index.ts';
import { type Sale, saleAt } from '../draw/draw-phase.ts';
import type { SlipOwner } from '../slip/slip-store.ts';
import { type PlaceEnd, resolvePending, sendBets } from './placing.ts';
import { dropQuestion, type Question } from './question.ts';

/** Sends confirmed bets and shows the result. Checks the close once more against the exact time. */
export async function confirmBets(
  owner: SlipOwner,
  { draw }: Sale,
  { from, lines, onPlaced }: Question,
): Promise<void> {
  dropQuestion();
  if (!draw || !saleAt({ lottery_id: owner.lottery, current: draw, pending: [], last: null }, now()).sells) {
    toast(t('bet_closed'), { type: 'warning' });
    return;
  }
  const end = await sendBets(owner, draw.issue, from, lines);
  if (end) tell(owner, end, onPlaced);
}

/** Gets the result of bets that were pending when the page was left. */
export async function resumeBets(owner: SlipOwner): Promise<void> {
  const { slip, loaded } = owner.store.getState();
  if (!loaded || slip.pending === null) return;
  tell(owner, await resolvePending(owner, slip.pending), undefined);
}

function tell(owner: SlipOwner, end: PlaceEnd, onPlaced: (() => void) | undefined): void {
  if (end.kind === 'interrupted') return;
  const { alert } = prefs();
  if (end.kind === 'refused') {
    toast(end.message, { type: 'error' });
    buzz('error');
    if (alert.bet) playSound({ name: 'error' });
    // Bets with a reason have moved to the slip, where the player can change them.
    if (
      owner.store
        .getState()
        .slip.lines.some(({ key }) => end.pending.from === 'now' && key === end.pending.lines[0]?.key)
    )
      onPlaced?.();
    return;
  }
  const { placed, failed } = end.result;
  markStale(['recent-bets', owner.lottery]);
  onPlaced?.();
  if (failed > 0) {
    toast(t('bet_partial', { n: failed }), { type: 'warning' });
    return;
  }
  buzz('placed');
  if (!alert.bet) return;
  toast(t('bet_placed', { n: placed.length }), { type: 'success' });
  playSound({ name: 'placed' });
}
