import type { Tx } from '../../../store/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { type DrawRow, lockDraw } from '../store.ts';
import { voidDraw } from './void.ts';

/** Warning before the close, on the socket. */
const closingMs = 10_000;

/** `scheduled -> open`. A draw whose whole sale was missed is not made: it ends void without bets. */
export async function openDraw(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state !== 'scheduled') return;
  const now = await deps.clock.now(tx);
  if (now >= draw.close_at.getTime()) return voidDraw(deps, tx, draw, 'seal_late');
  await moveUnhurried(tx, drawId, 'open');
  await deps.jobs.add('draw.close', String(drawId), draw.close_at.getTime(), {}, tx);
  await deps.jobs.add('draw.closing', String(drawId), draw.close_at.getTime() - closingMs, {}, tx);
  await announce(tx, deps, draw, 'draw:open', {
    open_at: draw.open_at.getTime(),
    close_at: draw.close_at.getTime(),
    draw_at: draw.draw_at.getTime(),
    round: draw.round === null ? null : Number(draw.round),
    descriptor_hash: draw.descriptor_hash?.toString('hex') ?? null,
  });
}

/** Says that sales end in ten seconds; changes nothing. */
export async function warnOfClose(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<void> {
  const draw = await lockDraw(tx, drawId);
  if (draw.state === 'open')
    await announce(tx, deps, draw, 'draw:closing', { close_at: draw.close_at.getTime() });
}

/** `open -> closed`. The lock waits for bets being accepted, and bets that come later find the draw closed (B3). */
export async function closeDraw(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<void> {
  const draw: DrawRow = await lockDraw(tx, drawId);
  if (draw.state !== 'open') return;
  await moveUnhurried(tx, drawId, 'closed');
  await deps.jobs.add('draw.freeze', String(drawId), draw.close_at.getTime(), {}, tx);
  await announce(tx, deps, draw, 'draw:closed', {
    close_at: draw.close_at.getTime(),
    draw_at: draw.draw_at.getTime(),
  });
}

/**
 * Changes the state without waiting for the disk. Commits that notify stand in line, and draws open and close many at once; a crash
 * takes the step back with its job, which does it again. Whatever builds on it, a bet or a seal, waits for both.
 */
async function moveUnhurried(tx: Tx, drawId: bigint, state: 'open' | 'closed'): Promise<void> {
  await tx.query({
    name: 'draw-move-unhurried',
    text: `update draw set state = $2 from (select set_config('synchronous_commit', 'off', true)) unhurried where id = $1`,
    values: [drawId, state],
  });
}
