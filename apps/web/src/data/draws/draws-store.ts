import type { DrawEventName } from '@tessera/protocol/events';
import { createStore } from 'zustand/vanilla';
import { now } from '../../platform/clock/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { afterPaint, whenIdle } from '../../platform/lazy/index.ts';
import { isOnline } from '../../platform/online/index.ts';
import { onGap, onSocketEvent, watchLotteries } from '../../platform/socket/index.ts';
import { withResult } from './apply-result.ts';
import { dueAfterAnswer, dueAt, isEarlier, isOvertaken, type LotteryDraws } from './due.ts';
import type { KnownDraws } from './known-draws.ts';

/** Snapshots of draws by lottery id; they stay when no component watches, so that a page returns to what it showed. */
export const drawsStore = createStore<Readonly<Record<string, LotteryDraws>>>(() => ({}));

/** The known draws of a lottery. */
export const knownDraws = (lottery: string): LotteryDraws | undefined => drawsStore.getState()[lottery];

/** Age of each snapshot. */
export const agesStore = createStore<KnownDraws['ages']>(() => ({}));

/** Number of watchers by lottery. */
const watchers = new Map<string, number>();
/** Next refetch by lottery, server time. */
const due = new Map<string, number>();
/** Lotteries whose answer is on its way: it may be older than an event that arrives meanwhile, and is then asked for again. */
const asking = new Set<string>();
/** Refetches set by an event since the lottery's last request. */
const heard = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the snapshots are about to be stored on the device. */
let keeping = false;

/** Events that make a snapshot outdated. The result event itself carries the result. */
const changes: readonly DrawEventName[] = [
  ...(['draw:open', 'draw:closed', 'draw:pending', 'draw:settled'] as const),
  ...(['draw:corrected', 'draw:void'] as const),
];
/** After an event, clients spread their requests over this time. */
const SPREAD_MS = 800;
/** Snapshots applied per step. */
const AT_ONCE = 3;
/** Updates within this time are stored on the device once. */
const GATHER_MS = 2_000;
/** Delay after a failed call. */
const RETRY_MS = 3_000;

/** Keeps the snapshots of these lotteries up to date until the returned function is called. */
export function keepDraws(lotteries: readonly string[]): () => void {
  const unwatch = watchLotteries(lotteries);
  for (const id of lotteries) {
    watchers.set(id, (watchers.get(id) ?? 0) + 1);
    const known = agesStore.getState()[id]?.kept ? undefined : drawsStore.getState()[id];
    // Steps of a pending draw, and corrections of an official result, may have been missed while nothing watched.
    const isWhole = known && known.pending.length === 0 && !known.last?.outside;
    if (!due.has(id)) due.set(id, isWhole ? dueAt(known, now()) : 0);
  }
  plan();
  return () => {
    unwatch();
    for (const id of lotteries) {
      const left = (watchers.get(id) ?? 1) - 1;
      if (left > 0) watchers.set(id, left);
      else {
        watchers.delete(id);
        due.delete(id);
        heard.delete(id);
      }
    }
  };
}

/**
 * Drops those of these snapshots that time has overtaken while nothing watched them: a page that is shown again then waits for
 * the service, and never shows a sale that has ended or a draw as pending that has its numbers.
 */
export function dropOvertaken(lotteries: readonly string[]): void {
  drop(lotteries.filter((id) => !watchers.has(id)));
}

function drop(lotteries: readonly string[]): void {
  const known = drawsStore.getState();
  const gone = lotteries.filter((id) => known[id] && isOvertaken(known[id], now()));
  if (gone.length === 0 || !isOnline()) return;
  drawsStore.setState(Object.fromEntries(Object.entries(known).filter(([id]) => !gone.includes(id))), true);
}

/** Refetches these lotteries now; failures are silent, because the next refetch is already planned. */
export function refreshDraws(lotteries: readonly string[]): Promise<void> {
  return ignoreFailure('draws', ask(lotteries));
}

/** Refetches every watched lottery. */
export const refreshWatchedDraws = (): Promise<void> => refreshDraws([...watchers.keys()]);

async function ask(lotteries: readonly string[]): Promise<void> {
  for (const id of lotteries) {
    due.set(id, now() + RETRY_MS);
    heard.delete(id);
    asking.add(id);
  }
  const asked = call('POST /api/lottery/draw/current', { lottery: [...lotteries] }, { silent: true });
  const answer = await asked
    .finally(() => {
      for (const id of lotteries) asking.delete(id);
    })
    .catch(async (error: unknown) => {
      await standIn(lotteries);
      throw error;
    });
  const known = drawsStore.getState();
  const isBehind = (draws: LotteryDraws) =>
    heard.has(draws.lottery_id) && isEarlier(draws, known[draws.lottery_id]);
  take(answer.filter((draws) => known[draws.lottery_id] && !isBehind(draws)));
  void takeByPieces(answer.filter(({ lottery_id }) => !known[lottery_id]));
  for (const draws of answer) {
    const id = draws.lottery_id;
    if (watchers.has(id)) due.set(id, dueAfterAnswer(draws, now(), heard.get(id)));
  }
  plan();
}

/**
 * Stores snapshots from the server. All watched snapshots are then current too, because an event would have reported any
 * change.
 */
function take(pictures: readonly LotteryDraws[]): void {
  const draws = Object.fromEntries(pictures.map((draws) => [draws.lottery_id, draws]));
  const ages = agesStore.getState();
  const followed = [...watchers.keys()].filter((id) => ages[id]?.kept === false);
  const right = { at: now(), kept: false };
  drawsStore.setState(draws);
  agesStore.setState(Object.fromEntries([...followed, ...Object.keys(draws)].map((id) => [id, right])));
  keepLater();
}

/** Stores the snapshots on the device, after a delay and when the page is idle. */
function keepLater(): void {
  if (!keeping) setTimeout(() => whenIdle(() => void ignoreFailure('kept draws', keep())), GATHER_MS);
  keeping = true;
}

async function keep(): Promise<void> {
  keeping = false;
  const { keepDrawsOnDevice } = await import('./kept-draws.ts');
  await keepDrawsOnDevice({ draws: drawsStore.getState(), ages: agesStore.getState() });
}

/** Applies new snapshots in steps: all at once would block a slow phone for 0.1 s. */
async function takeByPieces(pictures: readonly LotteryDraws[]): Promise<void> {
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    if (from > 0) await new Promise<void>((painted) => void afterPaint(painted));
    take(pictures.slice(from, from + AT_ONCE));
  }
}

/** While the server is unreachable, lotteries without a snapshot show the one stored on the device. */
async function standIn(lotteries: readonly string[]): Promise<void> {
  const missing = () => lotteries.filter((id) => !drawsStore.getState()[id]);
  if (missing().length === 0) return;
  const { keptDraws } = await import('./kept-draws.ts');
  const kept = await keptDraws(missing());
  const shown = missing();
  const of = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => shown.includes(id)));
  drawsStore.setState(of(kept.draws));
  agesStore.setState(of(kept.ages));
}

function plan(): void {
  clearTimeout(timer);
  const next = Math.min(...due.values());
  if (Number.isFinite(next)) timer = setTimeout(askDue, Math.max(0, next - now()));
}

function askDue(): void {
  const ready = [...due].filter(([, at]) => at <= now()).map(([id]) => id);
  if (ready.length > 0 && !document.hidden) void refreshDraws(ready).finally(plan);
  else if (!document.hidden) plan();
}

for (const name of changes) {
  onSocketEvent(name, ({ lottery_id }) => {
    if (!watchers.has(lottery_id)) return;
    const at = now() + (crypto.getRandomValues(new Uint16Array(1))[0]! % SPREAD_MS);
    due.set(lottery_id, at);
    heard.set(lottery_id, at);
    plan();
  });
}
onSocketEvent('draw:result', (event) => apply(event.lottery_id, (known) => withResult(known, event)));
// What these events say is shown before the refetch that they cause, which is authoritative.
for (const name of ['draw:closed', 'draw:sealed', 'draw:open'] as const) {
  onSocketEvent(name, async (event) => {
    const { withEvent } = await import('./apply-event.ts');
    apply(event.lottery_id, (known) => withEvent(known, name, event));
  });
}

function apply(lottery: string, change: (known: LotteryDraws) => LotteryDraws): void {
  const known = drawsStore.getState()[lottery];
  const next = known && change(known);
  if (!next || next === known) return;
  take([next]);
  if (asking.has(lottery)) heard.set(lottery, now());
}

// Events missed while the connection was down or the window hidden are made up for by a refetch. What was missed before the
// first connection comes with the next refetch, which is planned by the draw's own times.
onGap(({ isFirst }) => {
  if (isFirst || document.hidden || watchers.size === 0) return;
  drop([...watchers.keys()]);
  void refreshDraws([...watchers.keys()]);
});
