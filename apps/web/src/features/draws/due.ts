import type { CallReply } from '@tessera/protocol/endpoints';

/** What is on sale, waiting and drawn last of one lottery. */
export type LotteryDraws = CallReply<'POST /api/lottery/draw/current'>[number];
/** One draw as a player sees it. */
export type DrawView = NonNullable<LotteryDraws['current']>;

/** After a step's planned time the server needs a moment to make it. */
const STEP_SLACK_MS = 300;
/** How soon to ask again for a step that is late. */
const LATE_MS = 2_000;
/** How soon to ask again where nothing is planned. */
const IDLE_MS = 30_000;

/**
 * When to ask again after an answer. Its picture may be older than what was heard while the question was under way:
 * that set a moment of its own, `heardDueMs`, which stays.
 */
export function dueAfterAnswer(
  picture: LotteryDraws,
  nowMs: number,
  heardDueMs = Number.POSITIVE_INFINITY,
): number {
  return Math.min(dueAt(picture, nowMs), heardDueMs);
}

/** The next moment (server time, ms) at which the picture of a lottery will have changed, as seen at `nowMs`. */
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
