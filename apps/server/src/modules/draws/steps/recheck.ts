import { canonicalJson, type OutsideDescriptor, type SignedFeedResult } from '@tessera/fairness';
import { type Draw, type Family, familyFacts } from '@tessera/rules';
import type { Again, Tx } from '../../../store/index.ts';
import type { DrawsDeps } from '../deps.ts';
import { lockDraw } from '../store.ts';
import { drawStep } from './step.ts';

const HOUR_MS = 3_600_000;
/** When a feed is checked for a correction, ms after the result. */
const looksMs = [HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];

export const recheckJob = drawStep('draw.recheck', recheckOutside);

/**
 * Asks the feed of a drawn outside draw whether its result has changed. A correction is stored and raises an alarm; it is
 * paid when two operators confirm it.
 */
async function recheckOutside(deps: DrawsDeps, tx: Tx, drawId: bigint): Promise<Again | undefined> {
  const draw = await lockDraw(tx, drawId);
  const descriptor = draw.descriptor as OutsideDescriptor;
  if (draw.result === null || draw.drawn_at === null) return undefined;
  const asked = await deps.feed.ask(descriptor);
  if ('report' in asked && (await keepReport(tx, drawId, asked))) {
    const standing = (await latestCorrection(tx, drawId))?.result ?? draw.result;
    if (!sameNumbers(descriptor.family, asked.report.result, standing)) {
      deps.log.error(
        { draw: String(drawId), lottery: draw.lottery_id, issue: draw.issue, numbers: asked.report.result },
        'the official result was corrected: two operators have to confirm it (in the console)',
      );
    }
  }
  const now = await deps.clock.now(tx);
  const drawnAt = draw.drawn_at.getTime();
  const next = looksMs.find((lookMs) => drawnAt + lookMs > now);
  return next === undefined ? undefined : { runAgainAt: drawnAt + next };
}

/** Stores a report of a feed permanently; false when this revision is already stored. */
export async function keepReport(
  tx: Tx,
  drawId: bigint,
  { report, signature }: SignedFeedResult,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into feed_report (draw_id, revision, report, signature) values ($1, $2, $3, decode($4, 'hex'))
     on conflict (draw_id, revision) do nothing`,
    [drawId, report.revision, JSON.stringify(report), signature],
  );
  return rowCount === 1;
}

/** The newest correction of a draw. */
export async function latestCorrection(
  tx: Pick<Tx, 'query'>,
  drawId: bigint,
): Promise<{ number: number; result: Draw } | undefined> {
  const { rows } = await tx.query<{ number: number; result: Draw }>(
    'select number, result from draw_correction where draw_id = $1 order by number desc limit 1',
    [drawId],
  );
  return rows[0];
}

/** Whether two draws of a family are equal, ignoring the order of balls where it does not matter. */
export const sameNumbers = (family: Family, one: Draw, other: Draw): boolean =>
  canonicalJson(inOrder(family, one)) === canonicalJson(inOrder(family, other));

/** Numbers in the form they are published: ascending where their order does not matter. */
export function inOrder(family: Family, draw: Draw): Draw {
  const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
  if (familyFacts[family].isOrdered) return draw;
  if (!('main' in draw)) return ascending(draw);
  return 'extra' in draw ? { main: ascending(draw.main), extra: ascending(draw.extra) } : draw;
}
