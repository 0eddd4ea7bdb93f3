import type { Again, Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { type DrawRow, lockDraw } from '../store.ts';
import { freezeJob } from './seal.ts';
import { drawStep } from './step.ts';
import { voidDraw } from './void.ts';

/** Time before the close at which sockets are warned, ms. */
const closingMs = 10_000;

/** A lottery with a result overdue by this time opens no further draw, because its stakes would only wait, too. */
const overdueMs = 10 * 60_000;
/** Interval at which a held-back draw is checked again. */
const heldBackMs = 2_000;

export const openJob = drawStep('draw.open', openDraw);

/**
 * `scheduled -> open`. A draw is held back while no result can be expected (`isHeldBack`). A draw whose whole sale was
 * missed becomes void without bets.
 */
async function openDraw(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'scheduled') return undefined;
  const now = await deps.clock.now(tx);
  const closeAt = draw.close_at.getTime();
  if (now >= closeAt) return voidDraw(deps, tx, draw, 'seal_late');
  if (await isHeldBack(deps, tx, draw, now)) return { runAgainAt: Math.min(now + heldBackMs, closeAt) };
  await moveUnhurried(tx, drawId, 'open');
  await deps.jobs.add(closeJob, String(drawId), draw.close_at.getTime(), {}, tx);
  await deps.jobs.add(closingJob, String(drawId), draw.close_at.getTime() - closingMs, {}, tx);
  await announce(tx, deps, draw, 'draw:open', {
    open_at: draw.open_at.getTime(),
    close_at: draw.close_at.getTime(),
    draw_at: draw.draw_at.getTime(),
    round: draw.round === null ? null : Number(draw.round),
    descriptor_hash: draw.descriptor_hash?.toString('hex') ?? null,
  });
  return undefined;
}

/**
 * Whether an own draw is held back: its beacon is not known yet, or a result of its lottery that needs the beacon is
 * overdue by `overdueMs`.
 */
async function isHeldBack(deps: DrawsDeps, tx: Tx, draw: DrawRow, now: number): Promise<boolean> {
  if (draw.round === null) return false;
  if (!deps.beacon.known()) return true;
  const { rowCount } = await tx.query({
    name: 'draw-result-overdue',
    text: `select from draw where state = 'sealed' and lottery_id = $1 and round is not null and draw_at < $2 limit 1`,
    values: [draw.lottery_id, new Date(now - overdueMs)],
  });
  return rowCount !== 0;
}

export const closingJob = drawStep('draw.closing', warnOfClose);

/** Announces that sales end in ten seconds; changes nothing. */
async function warnOfClose(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state === 'open')
    await announce(tx, deps, draw, 'draw:closing', { close_at: draw.close_at.getTime() });
}

export const closeJob = drawStep('draw.close', closeDraw);

/** `open -> closed`. The lock waits for bets being accepted; later bets find the draw closed (B3). */
async function closeDraw(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<void> {
  const draw: DrawRow = await lockDraw(tx, drawId);
  if (draw.state !== 'open') return;
  await moveUnhurried(tx, drawId, 'closed');
  await deps.jobs.add(freezeJob, String(drawId), draw.close_at.getTime(), {}, tx);
  await announce(tx, deps, draw, 'draw:closed', {
    close_at: draw.close_at.getTime(),
    draw_at: draw.draw_at.getTime(),
  });
}

/**
 * Changes the state without waiting for the disk. Commits that notify are serialised, and many draws open and close at the
 * same time. A crash reverts the step together with its job, which then repeats it. Whatever depends on the step, such as
 * a bet or a seal, waits until both are on disk.
 */
async function moveUnhurried(tx: Tx, drawId: bigint, state: 'open' | 'closed'): Promise<void> {
  await tx.query({
    name: 'draw-move-unhurried',
    text: `update draw set state = $2 from (select set_config('synchronous_commit', 'off', true)) unhurried where id = $1`,
    values: [drawId, state],
  });
}
