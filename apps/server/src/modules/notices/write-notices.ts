import type { Tx } from '../../store/index.ts';
import { cleanHtml, isBlank, withoutControls } from './clean-html.ts';
import { type Audience, type NoticeKind, type NoticeText, OPEN_MAX } from './deps.ts';

/** A version of a notice to be written. Times in ms; `starts` null for now. */
export interface NewNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly audience: Audience;
  readonly starts: number | null;
  readonly ends: number;
  /** 0 to 100; the heavier one comes first. */
  readonly weight: number;
  /** By language; English always. The HTML is cleaned here. */
  readonly body: Readonly<Record<string, NoticeText>>;
  /** Only a dialog: the press of its button marks it as seen, closing does not. */
  readonly mustAck: boolean;
}

/** Why a notice cannot be written: a text of this language is blank once it is cleaned, or too many are open. */
export type NoticeRefusal = { readonly blank: string } | 'too_many';

/** Writes the next version of a notice, which replaces those before it at once. Returns its number, or why it is refused. */
export async function writeNotice(tx: Tx, notice: NewNotice, by: string): Promise<number | NoticeRefusal> {
  const body = cleanBody(notice.body);
  const blank = blankIn(body);
  if (blank !== undefined) return { blank };
  await lockWriters(tx);
  const { rowCount: others } = await tx.query('select from notice_open where id <> $1', [notice.id]);
  if ((others ?? 0) >= OPEN_MAX) return 'too_many';
  const { rows } = await tx.query<{ version: number }>(
    `insert into notice (id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by)
     select $1, coalesce(max(version), 0) + 1, $2, $3, coalesce($4::timestamptz, app_now()), $5::timestamptz, $6::smallint, $7::jsonb,
       $8::boolean, 'live', app_now(), $9
     from notice where id = $1 returning version`,
    [
      notice.id,
      notice.kind,
      notice.audience,
      notice.starts === null ? null : new Date(notice.starts),
      new Date(notice.ends),
      notice.weight,
      JSON.stringify(body),
      notice.mustAck,
      by,
    ],
  );
  return rows[0]!.version;
}

/** Writes the first version of a notice, unless there is one. Errors: throws when it is refused. */
export async function installNotice(tx: Tx, notice: NewNotice, by: string): Promise<void> {
  const { rowCount } = await tx.query('select from notice where id = $1 limit 1', [notice.id]);
  if (rowCount) return;
  const version = await writeNotice(tx, notice, by);
  if (typeof version !== 'number') throw new Error(`notice ${notice.id} is refused`);
}

/** Stops a notice at once by a last version. False when it is not open. */
export async function stopNotice(tx: Tx, id: string, by: string): Promise<boolean> {
  await lockWriters(tx);
  const { rowCount } = await tx.query(
    `insert into notice (id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by)
     select id, version + 1, kind, audience, starts, ends, weight, body, must_ack, 'stopped', app_now(), $2
     from notice_open where id = $1`,
    [id, by],
  );
  return rowCount === 1;
}

/** Writers wait for each other until their transactions end: versions have no gap, and the number of open notices holds. */
export async function lockWriters(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('notices', 0))`);
}

/** The texts as they are stored. */
export const cleanBody = (body: NewNotice['body']): Record<string, NoticeText> =>
  Object.fromEntries(
    Object.entries(body).map(([language, { title, html }]) => [
      language,
      { title: withoutControls(title).trim(), html: cleanHtml(html) },
    ]),
  );

/** The first language of a cleaned body in which nothing to read is left. */
export const blankIn = (body: NewNotice['body']): string | undefined =>
  Object.keys(body).find((language) => isBlank(body[language]!.html) || !body[language]!.title);
