import { errorRow } from '@tessera/protocol/errors';
import { noteRefusals } from '../../../data/protection/index.ts';
import { loadUser, takeMainBalance } from '../../../data/session/index.ts';
import { buzz, prefs, setPrefs } from '../../../data/settings/index.ts';
import { betItemsOf } from '../../../data/slip/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { call, isCallError, newRid } from '../../../platform/http/index.ts';
import { t } from '../../../platform/i18n/index.ts';
import { markStale } from '../../../platform/query/index.ts';
import { playSound } from '../../../platform/sound/index.ts';
import { type Sale, saleAt } from '../draw/draw-phase.ts';
import type { Pending, SlipLine } from '../slip/slip.ts';
import { changeSlip, keepPending, type PlaceResult, type SlipOwner } from '../slip/slip-store.ts';
import { outcomeOf, refusalsOf } from './place-outcome.ts';
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

/** Result of sending bets. */
type PlaceEnd =
  | { readonly kind: 'answered'; readonly result: PlaceResult }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly pending: Pending }
  /** The session has ended; the bets are sent again after the login. */
  | { readonly kind: 'interrupted' };

/** Delays between attempts with an unknown outcome, ms; the last one repeats. */
const RETRY_MS = [500, 1_000, 2_000, 4_000] as const;

/**
 * Sends bets on a draw: stores them on the device first, then repeats the request with one rid until the service has
 * answered.
 */
async function sendBets(
  owner: SlipOwner,
  issue: string,
  from: Pending['from'],
  lines: readonly SlipLine[],
): Promise<PlaceEnd | undefined> {
  const { store, userId, lottery } = owner;
  if (store.getState().slip.pending !== null || lines.length === 0) return undefined;
  const pending: Pending = { rid: newRid(), issue, from, lines };
  changeSlip(store, { type: 'send', pending });
  store.setState({ result: null });
  await keepPending(userId, lottery, store.getState().slip);
  return resolvePending(owner, pending, false);
}

const running = new Map<string, Promise<PlaceEnd>>();

/** Gets the result of pending bets by their rid, also after a reload or a lost connection. */
function resolvePending(owner: SlipOwner, pending: Pending, resumed = true): Promise<PlaceEnd> {
  const known = running.get(pending.rid);
  if (known) return known;
  const run = resolve(owner, pending, resumed).finally(() => running.delete(pending.rid));
  running.set(pending.rid, run);
  return run;
}

async function resolve({ store, lottery }: SlipOwner, pending: Pending, resumed: boolean): Promise<PlaceEnd> {
  const { rid, issue, lines } = pending;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const request = { rid, lottery, issue, items: betItemsOf(lines) };
      const reply = await call('POST /api/lottery/bet', request, { silent: true });
      const { placed, outcomes } = outcomeOf(lines, reply);
      changeSlip(store, { type: 'settle', rid, outcomes });
      noteCodes(outcomes.map((outcome) => outcome?.code));
      const result = { issue, placed, failed: lines.length - placed.length };
      store.setState({ result });
      takeMainBalance(reply.balance);
      if (placed.length > 0) setPrefs({ lastLottery: lottery });
      return { kind: 'answered', result };
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.state === 'NEED_LOGIN') return { kind: 'interrupted' };
      if (!errorRow(error.code).retry) {
        noteCodes([error.code]);
        const outcomes = refusalsOf(lines, error.code, error.data);
        changeSlip(store, { type: 'refuse', rid, outcomes, resumed });
        return { kind: 'refused', code: error.code, message: error.message, pending };
      }
      await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 0);
    }
  }
}

/** What refusals say about the player: limits and breaks, and a rate that has fallen since the page learned it. */
function noteCodes(codes: readonly (string | undefined)[]): void {
  noteRefusals(codes);
  if (codes.includes('rebate_above_max')) void loadUser();
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
