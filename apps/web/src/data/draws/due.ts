import type { CallReply } from '@tessera/protocol/endpoints';

/** Current, pending and last draws of one lottery. */
export type LotteryDraws = CallReply<'POST /api/lottery/draw/current'>[number];
/** One draw, as sent to players. */
export type DrawView = NonNullable<LotteryDraws['current']>;

/** The server needs this time after the planned time of a step. */
const STEP_SLACK_MS = 300;
/** Delay before refetching a step that is late. */
const LATE_MS = 2_000;
/** Delay before refetching when nothing is planned. */
const IDLE_MS = 30_000;

/**
 * Time of the next refetch after a reply. The reply may be older than an event received during the request; such an event sets
 * its own time, `heardDueMs`, which is kept.
 */
export function dueAfterAnswer(
  picture: LotteryDraws,
  nowMs: number,
  heardDueMs = Number.POSITIVE_INFINITY,
): number {
  return Math.min(dueAt(picture, nowMs), heardDueMs);
}

/** The next time (server time, ms) at which the snapshot of a lottery will have changed, as of `nowMs`. */
export function dueAt({ current, pending }: LotteryDraws, nowMs: number): number {
  const steps = [
    ...(current ? [current.state === 'scheduled' ? current.open_at : current.close_at] : []),
    ...pending.map(({ draw_at }) => draw_at),
  ];
  if (steps.length === 0) return nowMs + IDLE_MS;
  return Math.min(
    ...steps.map((step) => (step + STEP_SLACK_MS > nowMs ? step + STEP_SLACK_MS : nowMs + LATE_MS)),
  );
}

/** This long after a step without news of it, a snapshot no longer tells what is on sale. */
export const OVERTAKEN_MS = 5_000;

/** Whether a snapshot no longer tells what is on sale: its sale has ended, or a draw it waits for has long been drawn. */
export function isOvertaken({ current, pending }: LotteryDraws, nowMs: number): boolean {
  const isOver = (at: number) => nowMs >= at + OVERTAKEN_MS;
  return (current !== null && isOver(current.close_at)) || pending.some(({ draw_at }) => isOver(draw_at));
}

/** Whether a snapshot shows a draw that opened before the one of the known snapshot: it was taken before an event that was heard since. */
export function isEarlier({ current }: LotteryDraws, known: LotteryDraws | undefined): boolean {
  return current !== null && known?.current != null && current.id < known.current.id;
}
