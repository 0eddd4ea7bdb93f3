import { type CorrectionDocument, type OutsideDescriptor, PROTOCOL_VERSION } from '@tessera/fairness';
import type { Draw } from '@tessera/rules';
import { defineJob, defineLongJob, type Tx } from '../../../store/index.ts';
import { isAgreed, signatureOf } from '../../approvals/index.ts';
import { announce } from '../announce.ts';
import type { DrawsDeps } from '../deps.ts';
import { appendEntry } from '../journal.ts';
import { type DrawRow, lockDraw } from '../store.ts';
import { publishOutside } from './outside.ts';
import { latestCorrection, sameNumbers } from './recheck.ts';
import { voidDraw } from './void.ts';

/** What two operators must enter identically: the outside result, that the draw is void, or later official numbers. */
export type EntryPurpose = 'result' | 'void' | 'correction';

/** Subject of the approvals of a draw, followed by its id. */
const DRAW = 'draw:';

/** Subject of the approvals of a draw. */
export const subjectOf = (drawId: bigint): string => `${DRAW}${drawId}`;

/** Whether the result of a draw comes from outside, by the source that its descriptor fixed before the sale. */
export const isOutside = (source: string | null | undefined): boolean =>
  source === 'feed' || source === 'operator';

/** Key: the approval. */
export const operatorJob = defineJob('draw.operator', {
  run: (deps: DrawsDeps, { key }, tx) => judgeEntry(deps, tx, BigInt(key)),
});

/** Applies an operator's entry once the latest entry of another operator is the same (D6). */
async function judgeEntry(deps: DrawsDeps, tx: Tx, entryId: bigint): Promise<void> {
  const entry = await enteredAs(tx, entryId);
  const draw = await lockDraw(tx, entry.drawId);
  if (!isOutside(draw.descriptor?.source)) {
    deps.log.error({ draw: String(draw.id) }, 'an entry about a draw of our own protocol counts for nothing');
    return;
  }
  if (!(await isAgreed(tx, entryId))) {
    deps.log.info({ draw: String(draw.id), purpose: entry.purpose }, 'an entry waits for a second operator');
    return;
  }
  switch (entry.purpose) {
    case 'result':
      if (draw.state === 'sealed')
        await publishOutside(deps, tx, draw, entry.result!, { source: 'operator' });
      return;
    case 'void':
      if (['scheduled', 'open', 'closed', 'sealed'].includes(draw.state))
        await voidDraw(deps, tx, draw, 'outside_cancelled');
      return;
    default:
      if (draw.state === 'settled') await correct(deps, tx, draw, entry.result!);
  }
}

/** What an operator entered about a draw. Errors: throws for an unknown approval. */
async function enteredAs(
  tx: Tx,
  approvalId: bigint,
): Promise<{ readonly drawId: bigint; readonly purpose: EntryPurpose; readonly result: Draw | null }> {
  const { subject, act, entry } = await signatureOf(tx, approvalId);
  // Safe casts: `enterOutside` writes every signature about a draw.
  return {
    drawId: BigInt(subject.slice(DRAW.length)),
    purpose: act as EntryPurpose,
    result: entry as Draw | null,
  };
}

/** Pays a correction; key: the draw and the number of the correction. */
export const correctJob = defineLongJob('draw.correct', {
  slow: true,
  run: ({ settlement }: DrawsDeps, { key }) => {
    const [drawId, number] = key.split(':');
    return settlement.correctDraw(BigInt(drawId!), Number(number));
  },
});

/** Publishes later official numbers; a separate job pays the additional amounts. */
async function correct(deps: DrawsDeps, tx: Tx, draw: DrawRow, result: Draw): Promise<void> {
  const last = await latestCorrection(tx, draw.id);
  const { family } = draw.descriptor as OutsideDescriptor;
  if (sameNumbers(family, result, last?.result ?? draw.result!)) return;
  const number = (last?.number ?? 0) + 1;
  const at = await deps.clock.now(tx);
  await tx.query('insert into draw_correction (draw_id, number, result, at) values ($1, $2, $3, $4)', [
    draw.id,
    number,
    JSON.stringify(result),
    new Date(at),
  ]);
  const { rows } = await tx.query<{ digest: Buffer }>(
    "select digest from journal where kind = 'result' and draw_id = $1",
    [draw.id],
  );
  const document: CorrectionDocument = {
    v: PROTOCOL_VERSION,
    lottery: draw.lottery_id,
    issue: draw.issue,
    corrects: rows[0]!.digest.toString('hex'),
    number,
    result,
    at,
  };
  await deps.jobs.add(correctJob, `${draw.id}:${number}`, at, {}, tx);
  const head = await appendEntry(tx, deps.signer, {
    kind: 'correction',
    lottery: draw.lottery_id,
    // One draw may have several corrections; the journal's index by draw allows each other kind once.
    document,
  });
  await announce(tx, deps, draw, 'draw:corrected', { result }, head);
}
