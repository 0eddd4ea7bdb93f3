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
  const now = await deps.clock.now();
  if (now >= draw.close_at.getTime()) return voidDraw(deps, tx, draw, 'seal_late');
  await tx.query("update draw set state = 'open' where id = $1", [drawId]);
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
  await tx.query("update draw set state = 'closed' where id = $1", [drawId]);
  await deps.jobs.add('draw.freeze', String(drawId), draw.close_at.getTime(), {}, tx);
  await announce(tx, deps, draw, 'draw:closed', {
    close_at: draw.close_at.getTime(),
    draw_at: draw.draw_at.getTime(),
  });
}
