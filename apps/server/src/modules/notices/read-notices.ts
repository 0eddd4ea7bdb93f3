import type { ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import { audiencesOf } from './audience.ts';
import { type Audience, type NoticeDeps, type NoticeKind, type NoticeText, OPEN_MAX } from './deps.ts';

/** Who reads: a player, or without a user a visitor; and in which language. */
export interface Reader {
  readonly userId?: bigint;
  readonly language: string;
}

type Line = ReplyOf<'noticeList'>['items'][number];

interface LineRow extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly kind: NoticeKind;
  readonly starts: Date;
  readonly title: string;
}

/** Most notices in one dialog; the others follow at the next. */
const DIALOG_MAX = 10;

const lineOf = ({ id, version, kind, starts, title }: LineRow): Line => ({
  id,
  version,
  kind,
  title,
  at: starts.getTime(),
});

/** Notices in force that the reader may see: `status` first, then by weight, newest first. */
export async function noticesFor(deps: NoticeDeps, reader: Reader): Promise<ReplyOf<'noticeList'>> {
  return { items: await linesFor(deps, reader, await audiencesOf(deps.store, reader.userId)) };
}

async function linesFor(
  { store }: NoticeDeps,
  { language }: Reader,
  audiences: readonly Audience[],
): Promise<Line[]> {
  const { rows } = await store.query<LineRow>(
    `select id, version, kind, starts, coalesce(body -> $2::text, body -> 'enUs') ->> 'title' as title
     from notice_open where in_force and audience = any ($1)
     order by kind = 'status' desc, weight desc, starts desc, id limit $3`,
    [audiences, language, OPEN_MAX],
  );
  return rows.map(lineOf);
}

/** One notice, with those beside it in the list. Errors: `not_found`, `notice_ended`. */
export async function noticeFor(
  deps: NoticeDeps,
  reader: Reader,
  id: string,
): Promise<ReplyOf<'noticeDetail'>> {
  const audiences = await audiencesOf(deps.store, reader.userId);
  const lines = await linesFor(deps, reader, audiences);
  const place = lines.findIndex((line) => line.id === id);
  const line = lines[place];
  if (!line) throw new AppError(await whyNot(deps, id, audiences));
  const { rows } = await deps.store.query<{ text: NoticeText; ends: Date }>(
    `select coalesce(body -> $3::text, body -> 'enUs') as text, ends from notice where id = $1 and version = $2`,
    [id, line.version, reader.language],
  );
  const { text, ends } = rows[0]!;
  const beside = (at: number) => {
    const other = lines[at];
    return other ? { id: other.id, title: other.title } : null;
  };
  return {
    ...line,
    html: text.html,
    ends: ends.getTime(),
    previous: beside(place - 1),
    next: beside(place + 1),
  };
}

/** The code for a notice that is not in force: the reader learns of an end only if the notice was for them. */
async function whyNot(
  { store }: NoticeDeps,
  id: string,
  audiences: readonly Audience[],
): Promise<'not_found' | 'notice_ended'> {
  const { rows } = await store.query<{ over: boolean }>(
    `select audience = any ($2) and starts <= app_now() as over from notice where id = $1 order by version desc limit 1`,
    [id, audiences],
  );
  return rows[0]?.over ? 'notice_ended' : 'not_found';
}

/** Notices for the dialog after a sign-in: those whose current version the player has not seen. */
export async function unseenDialogs(
  { store }: NoticeDeps,
  { userId, language }: Required<Reader>,
): Promise<ReplyOf<'userNoticeDialog'>> {
  const { rows } = await store.query<LineRow & { html: string; must_ack: boolean }>(
    `select n.id, n.version, n.kind, n.starts, n.must_ack, words ->> 'title' as title, words ->> 'html' as html
     from notice_open n cross join lateral (select coalesce(n.body -> $3::text, n.body -> 'enUs') as words) spoken
     where n.in_force and n.kind = 'dialog' and n.audience = any ($2) and not exists (
       select from notice_seen s where s.user_id = $1 and s.notice_id = n.id and s.version = n.version)
     order by n.weight desc, n.starts desc, n.id limit $4`,
    [userId, await audiencesOf(store, userId), language, DIALOG_MAX],
  );
  return { items: rows.map((row) => ({ ...lineOf(row), html: row.html, must_ack: row.must_ack })) };
}
