import { appendJournal, documentHash, type JournalKind } from '@tessera/fairness';
import type { Signer } from '../../signer/index.ts';
import type { Tx } from '../../store/index.ts';

/** Head of the public journal in wire format. */
export interface Head {
  seq: number;
  hash: string;
}

export interface JournalLine {
  kind: JournalKind;
  /** Absent for the seed chain of a reward. */
  lottery?: string;
  /** Absent for an epoch. */
  drawId?: bigint;
  document: object;
}

/**
 * Adds a document to the public journal in the caller's transaction; returns the new head.
 * Writers wait on the head row until the previous one commits, so append last.
 */
export async function appendEntry(
  tx: Tx,
  signer: Pick<Signer, 'signJournal'>,
  line: JournalLine,
): Promise<Head> {
  const { rows } = await tx.query<{ seq: bigint; hash: Buffer; now: Date }>(
    'select seq, hash, app_now() as now from journal_head for update',
  );
  const last = rows[0]!;
  const digest = documentHash(line.document);
  const entry = appendJournal({ seq: Number(last.seq), head: last.hash.toString('hex') }, line.kind, digest);
  const signature = await signer.signJournal(entry);
  await tx.query(
    `insert into journal (seq, kind, lottery_id, draw_id, body, digest, hash, signature, at)
     values ($1, $2, $3, $4, $5, decode($6, 'hex'), decode($7, 'hex'), decode($8, 'hex'), $9)`,
    [
      entry.seq,
      line.kind,
      line.lottery ?? null,
      line.drawId ?? null,
      JSON.stringify(line.document),
      digest,
      entry.head,
      signature,
      last.now,
    ],
  );
  await tx.query("update journal_head set seq = $1, hash = decode($2, 'hex')", [entry.seq, entry.head]);
  return { seq: entry.seq, hash: entry.head };
}

/** The journal's head; `null` before its first entry. */
export async function journalHead(db: Pick<Tx, 'query'>): Promise<Head | null> {
  const { rows } = await db.query<{ seq: bigint; hash: Buffer }>('select seq, hash from journal_head');
  const head = rows[0]!;
  return head.seq === 0n ? null : { seq: Number(head.seq), hash: head.hash.toString('hex') };
}

/** The published result document of a draw. */
export async function resultDocument(db: Pick<Tx, 'query'>, drawId: bigint): Promise<unknown> {
  const { rows } = await db.query<{ body: unknown }>(
    "select body from journal where kind = 'result' and draw_id = $1",
    [drawId],
  );
  return rows[0]?.body;
}
