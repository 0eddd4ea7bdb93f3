import { checkDraw, type Draw, type Family } from '@tessera/rules';
import type { Clock, Jobs, Store } from '../../store/index.ts';
import { sign } from '../approvals/index.ts';
import { type EntryPurpose, operatorJob, subjectOf } from './steps/operator.ts';
import { inOrder } from './steps/recheck.ts';

export interface OperatorEntry {
  readonly lottery: string;
  readonly issue: string;
  readonly purpose: EntryPurpose;
  /** Drawn numbers in the form of the family; absent for `void`. */
  readonly numbers?: unknown;
  readonly operatorId: bigint;
}

/** Why an entry is refused. The text is shown to the operator. */
export class EntryRefused extends Error {}

interface Row {
  id: bigint;
  state: string;
  source: string | null;
  family: Family;
  draw_at: Date;
}

/**
 * Stores what an operator enters about an outside draw. It takes effect when a second operator enters the same.
 * Errors: `EntryRefused` for an unknown draw, a draw of our own protocol (D6), or a draw in the wrong state.
 */
export async function enterOutside(
  { store, jobs, clock }: { store: Store; jobs: Pick<Jobs, 'add'>; clock: Pick<Clock, 'now'> },
  entry: OperatorEntry,
): Promise<void> {
  const now = await clock.now();
  await store.tx(async (tx) => {
    const { rows } = await tx.query<Row>(
      `select d.id, d.state, d.descriptor->>'source' as source, l.family, d.draw_at
       from draw d join lottery_offer l on l.id = d.lottery_id where d.lottery_id = $1 and d.issue = $2 and not d.sample`,
      [entry.lottery, entry.issue],
    );
    const draw = rows[0];
    if (!draw) throw new EntryRefused(`${entry.lottery} has no draw ${entry.issue}.`);
    const refusal = refusalOf(draw, entry.purpose, now);
    if (refusal) throw new EntryRefused(refusal);
    const id = await sign(tx, {
      subject: subjectOf(draw.id),
      act: entry.purpose,
      ...(entry.purpose === 'void' ? {} : { entry: numbersOf(draw, entry) }),
      operatorId: entry.operatorId,
    });
    await jobs.add(operatorJob, String(id), now, {}, tx);
  });
}

function refusalOf({ state, source, draw_at }: Row, purpose: EntryPurpose, now: number): string | undefined {
  if (source !== 'feed' && source !== 'operator')
    return 'This draw is made by the protocol: nobody enters or voids its result.';
  if (purpose === 'correction')
    return state === 'settled' ? undefined : `The draw is ${state}: only a settled one is corrected.`;
  if (state === 'drawn' || state === 'settling' || state === 'settled') return 'The draw has its result.';
  if (state === 'void') return 'The draw is void.';
  if (purpose === 'result' && (state !== 'sealed' || now < draw_at.getTime()))
    return 'The official draw is not over yet.';
  return undefined;
}

function numbersOf({ family }: Row, { numbers }: OperatorEntry): Draw {
  const checked = checkDraw(family, numbers);
  if (!checked.ok) throw new EntryRefused(`These are no numbers of ${family}: ${checked.error}.`);
  return inOrder(family, checked.value as Draw);
}
