import type { DrawEventName } from '@tessera/protocol/events';
import { createStore } from 'zustand/vanilla';
import { now } from '../../platform/clock/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { afterPaint } from '../../platform/lazy/index.ts';
import { onGap, onSocketEvent, watchLotteries } from '../../platform/socket/index.ts';
import { withResult } from './apply-result.ts';
import { dueAfterAnswer, dueAt, type LotteryDraws } from './due.ts';
import { type KnownDraws, keepDrawsOnDevice, keptDraws } from './kept-draws.ts';

/** Pictures by lottery id; stays when nobody watches, so that a page comes back to what it showed. */
export const drawsStore = createStore<Readonly<Record<string, LotteryDraws>>>(() => ({}));

/** The draws of a lottery as far as they have come. */
export const knownDraws = (lottery: string): LotteryDraws | undefined => drawsStore.getState()[lottery];

/** How far each picture can be relied on. */
export const agesStore = createStore<KnownDraws['ages']>(() => ({}));

/** How many watch each lottery. */
const watchers = new Map<string, number>();
/** Moments to ask again, by lottery, server time. */
const due = new Map<string, number>();
/** Those of them that an event has set since the lottery was last asked for. */
const heard = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Events after which a picture is out of date. A result is in the event itself. */
const changes: readonly DrawEventName[] = [
  ...(['draw:open', 'draw:closed', 'draw:pending', 'draw:settled'] as const),
  ...(['draw:corrected', 'draw:void'] as const),
];
/** Clients spread their questions after an event over this time. */
const SPREAD_MS = 800;
/** Pictures shown at once. */
const AT_ONCE = 3;
/** After a failed call. */
const RETRY_MS = 3_000;

/** Keeps the pictures of these lotteries up to date until the returned function is called. */
export function keepDraws(lotteries: readonly string[]): () => void {
  const unwatch = watchLotteries(lotteries);
  for (const id of lotteries) {
    watchers.set(id, (watchers.get(id) ?? 0) + 1);
    const known = agesStore.getState()[id]?.kept ? undefined : drawsStore.getState()[id];
    // An official result may have been corrected while nobody was told.
    if (!due.has(id)) due.set(id, known && !known.last?.outside ? dueAt(known, now()) : 0);
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

/** Asks for these lotteries now; a failure is not told, the next moment asks again. */
export function refreshDraws(lotteries: readonly string[]): Promise<void> {
  return ignoreFailure('draws', ask(lotteries));
}

/** Asks for every lottery that somebody watches. */
export const refreshWatchedDraws = (): Promise<void> => refreshDraws([...watchers.keys()]);

async function ask(lotteries: readonly string[]): Promise<void> {
  for (const id of lotteries) {
    due.set(id, now() + RETRY_MS);
    heard.delete(id);
  }
  const asked = call('POST /api/lottery/draw/current', { lottery: [...lotteries] }, { silent: true });
  const answer = await asked.catch(async (error: unknown) => {
    await standIn(lotteries);
    throw error;
  });
  const known = drawsStore.getState();
  take(answer.filter(({ lottery_id }) => known[lottery_id]));
  void takeByPieces(answer.filter(({ lottery_id }) => !known[lottery_id]));
  for (const draws of answer) {
    const id = draws.lottery_id;
    if (watchers.has(id)) due.set(id, dueAfterAnswer(draws, now(), heard.get(id)));
  }
  plan();
}

/** Takes in what the service says. With it all that is watched is right: what else had happened, one would have heard. */
function take(pictures: readonly LotteryDraws[]): void {
  const draws = Object.fromEntries(pictures.map((draws) => [draws.lottery_id, draws]));
  const ages = agesStore.getState();
  const followed = [...watchers.keys()].filter((id) => ages[id]?.kept === false);
  const right = { at: now(), kept: false };
  drawsStore.setState(draws);
  agesStore.setState(Object.fromEntries([...followed, ...Object.keys(draws)].map((id) => [id, right])));
  keepDrawsOnDevice({ draws: drawsStore.getState(), ages: agesStore.getState() });
}

/** What comes for the first time: many at once would hold a slow phone for a tenth of a second. */
async function takeByPieces(pictures: readonly LotteryDraws[]): Promise<void> {
  for (let from = 0; from < pictures.length; from += AT_ONCE) {
    if (from > 0) await new Promise<void>((painted) => void afterPaint(painted));
    take(pictures.slice(from, from + AT_ONCE));
  }
}

/** Without the service the device shows what it has kept, where it has nothing better. */
async function standIn(lotteries: readonly string[]): Promise<void> {
  const missing = () => lotteries.filter((id) => !drawsStore.getState()[id]);
  if (missing().length === 0) return;
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
onSocketEvent('draw:result', (event) => {
  const known = drawsStore.getState()[event.lottery_id];
  if (known) take([withResult(known, event)]);
});
// What happened while the connection or the window was away is asked for, not guessed.
onGap(() => {
  if (!document.hidden && watchers.size > 0) void refreshDraws([...watchers.keys()]);
});
