import type { Store, Tx } from '../../store/index.ts';

/** What an operator signs. */
export interface Signature {
  /** What it is about, as in the event log: `draw:1`, `withdrawal:2`. */
  readonly subject: string;
  /** What the operator wants: `approve`, `void`. */
  readonly act: string;
  /** What a second operator must enter identically, as JSON; left out when the act says everything. */
  readonly entry?: unknown;
  /** Text for other operators. It is not compared. */
  readonly note?: string;
  readonly operatorId: bigint;
}

/**
 * Records a signature; a trigger writes it to the event log. Of an operator's signatures about a subject only the latest counts.
 * The caller locks the subject when it decides by {@link isAgreed} in the same transaction.
 * @returns the id of the signature.
 */
export async function sign(tx: Tx, { subject, act, entry, note, operatorId }: Signature): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into approval (subject, act, entry, note, operator_id) values ($1, $2, $3, $4, $5) returning id',
    [subject, act, entry === undefined ? null : JSON.stringify(entry), note ?? '', operatorId],
  );
  return rows[0]!.id;
}

/** Whether the operator's latest signature about the subject has this act already. */
export async function hasSigned(
  tx: Tx,
  { subject, act, operatorId }: Pick<Signature, 'subject' | 'act' | 'operatorId'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from approval_now where subject = $1 and operator_id = $2 and act = $3',
    [subject, operatorId, act],
  );
  return rowCount === 1;
}

/** Whether the latest signature of another, still enabled operator about the same subject has the same act and entry. */
export async function isAgreed(tx: Tx, id: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from approval mine join approval_now other
       on other.subject = mine.subject and other.operator_id <> mine.operator_id
       and other.act = mine.act and other.entry is not distinct from mine.entry
     where mine.id = $1 limit 1`,
    [id],
  );
  return rowCount === 1;
}

/** A recorded signature. Errors: throws for an unknown id. */
export async function signatureOf(
  tx: Tx,
  id: bigint,
): Promise<{ readonly subject: string; readonly act: string; readonly entry: unknown }> {
  const { rows } = await tx.query<{ subject: string; act: string; entry: unknown }>(
    'select subject, act, entry from approval where id = $1',
    [id],
  );
  if (!rows[0]) throw new Error(`there is no approval ${id}`);
  return rows[0];
}

/** All signatures about these subjects, in their order: `approve by anna`. Subjects without one are left out. */
export async function signaturesAbout(
  store: Store,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await store.query<{ subject: string; said: string[] }>(
    `select a.subject, array_agg(a.act || ' by ' || o.name order by a.id) as said
     from approval a join signer o on o.id = a.operator_id where a.subject = any($1) group by a.subject`,
    [subjects],
  );
  return new Map(rows.map(({ subject, said }) => [subject, said]));
}

/** The signatures about one subject, in their order, at most 50. */
export async function signaturesOf(
  store: Pick<Store, 'query'>,
  subject: string,
): Promise<
  readonly { readonly act: string; readonly by: string; readonly at: Date; readonly note: string }[]
> {
  const { rows } = await store.query<{ act: string; by: string; at: Date; note: string }>(
    `select a.act, o.name as by, a.at, a.note from approval a join signer o on o.id = a.operator_id
     where a.subject = $1 order by a.id limit 50`,
    [subject],
  );
  return rows;
}
