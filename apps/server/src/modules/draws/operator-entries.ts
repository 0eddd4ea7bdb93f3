import { checkDraw, type Draw, type Family } from '@tessera/rules';
import type { Clock, Jobs, Store, Tx } from '../../store/index.ts';
import { sign } from '../approvals/index.ts';
import { type EntryPurpose, isOutside, operatorJob, subjectOf } from './steps/operator.ts';
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

/** An outside draw as those who decide about its result see it. */
export interface OfficialDraw extends Record<string, unknown> {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  readonly state: string;
  /** `verifiable` for a draw of our own protocol, about which nobody decides; null for a sample. */
  readonly source: string | null;
  readonly family: Family;
  readonly draw_at: Date;
  readonly result: Draw | null;
  /** Corrections so far. */
  readonly corrections: number;
}

const DRAW = `select d.id, d.lottery_id as lottery, d.issue, d.state, d.descriptor->>'source' as source, l.family, d.draw_at, d.result,
    (select count(*)::integer from draw_correction c where c.draw_id = d.id) as corrections
  from draw d join lottery_offer l on l.id = d.lottery_id where not d.sample`;

/** A draw by its id; undefined for an unknown one. Its state holds until the commit when it is locked. */
export async function officialDraw(
  tx: Pick<Tx, 'query'>,
  id: bigint,
  lock: '' | 'for share of d' = '',
): Promise<OfficialDraw | undefined> {
  const { rows } = await tx.query<OfficialDraw>(`${DRAW} and d.id = $1 ${lock}`, [id]);
  return rows[0];
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
    const { rows } = await tx.query<OfficialDraw>(`${DRAW} and d.lottery_id = $1 and d.issue = $2`, [
      entry.lottery,
      entry.issue,
    ]);
    const draw = rows[0];
    if (!draw) throw new EntryRefused(`${entry.lottery} has no draw ${entry.issue}.`);
    const refusal = refusalOf(draw, entry.purpose, now);
    if (refusal) throw new EntryRefused(refusal);
    const id = await sign(tx, {
      subject: subjectOf(draw.id),
      act: entry.purpose,
      ...(entry.purpose === 'void' ? {} : { entry: officialNumbers(draw.family, entry.numbers) }),
      operatorId: entry.operatorId,
    });
    await jobs.add(operatorJob, String(id), now, {}, tx);
  });
}

/** What two operators have agreed on about an outside draw. */
export interface AgreedEntry {
  readonly drawId: bigint;
  readonly purpose: EntryPurpose;
  /** In the form of {@link officialNumbers}; absent for `void`. */
  readonly numbers?: Draw | undefined;
  /** At least two. */
  readonly signers: readonly bigint[];
  readonly now: number;
}

/** Records what operators have agreed on, in the caller's transaction; the step of the draw follows by itself. */
export async function agreeOutside(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { drawId, purpose, numbers, signers, now }: AgreedEntry,
): Promise<void> {
  const signed: bigint[] = [];
  for (const operatorId of signers)
    signed.push(
      await sign(tx, {
        subject: subjectOf(drawId),
        act: purpose,
        ...(numbers ? { entry: numbers } : {}),
        operatorId,
      }),
    );
  await jobs.add(operatorJob, String(signed.at(-1)!), now, {}, tx);
}

/** Why nobody can enter this about the draw now; undefined when they can. */
export function refusalOf(
  { state, source, draw_at }: OfficialDraw,
  purpose: EntryPurpose,
  now: number,
): string | undefined {
  if (!isOutside(source)) return 'This draw is made by the protocol: nobody enters or voids its result.';
  if (purpose === 'correction')
    return state === 'settled' ? undefined : `The draw is ${state}: only a settled one is corrected.`;
  if (state === 'drawn' || state === 'settling' || state === 'settled') return 'The draw has its result.';
  if (state === 'void') return 'The draw is void.';
  if (purpose === 'result' && (state !== 'sealed' || now < draw_at.getTime()))
    return 'The official draw is not over yet.';
  return undefined;
}

/** Drawn numbers as they are published, ascending where their order does not matter. Errors: `EntryRefused`. */
export function officialNumbers(family: Family, numbers: unknown): Draw {
  const checked = checkDraw(family, numbers);
  if (!checked.ok) throw new EntryRefused(`These are no numbers of ${family}: ${checked.error}.`);
  return inOrder(family, checked.value as Draw);
}
