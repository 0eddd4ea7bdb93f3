import type { Store, Tx } from '../../store/index.ts';
import { type Audience, type NoticeKind, type NoticeText, OPEN_MAX } from './deps.ts';
import { lockWriters } from './write-notices.ts';

/** What a version of a notice says of itself, apart from its texts. */
interface Head {
  readonly id: string;
  readonly version: number;
  readonly kind: NoticeKind;
  readonly audience: Audience;
  readonly starts: Date;
  readonly ends: Date;
  readonly weight: number;
  readonly must_ack: boolean;
  readonly at: Date;
  readonly made_by: string;
}

/** A version of a notice. */
export interface NoticeVersion extends Head, Record<string, unknown> {
  readonly body: Readonly<Record<string, NoticeText>>;
  readonly state: 'live' | 'stopped';
}

/** The latest version of a notice, after which nobody writes another one until the commit. */
export async function lockNotice(tx: Tx, id: string): Promise<NoticeVersion | undefined> {
  await lockWriters(tx);
  return latestNotice(tx, id);
}

/** The latest version of a notice. */
export async function latestNotice(tx: Pick<Tx, 'query'>, id: string): Promise<NoticeVersion | undefined> {
  const { rows } = await tx.query<NoticeVersion>(
    `select id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by
     from notice where id = $1 order by version desc limit 1`,
    [id],
  );
  return rows[0];
}

/** How many other notices are open. */
export async function othersOpen(tx: Pick<Tx, 'query'>, id: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from notice_open where id <> $1',
    [id],
  );
  return rows[0]!.count;
}

/** A version as operators see it in a list. */
export interface NoticeRow extends Head, Record<string, unknown> {
  /** Of the notice, as long as this version counts. */
  readonly state: 'planned' | 'running' | 'past' | 'stopped';
  readonly title: string;
  readonly languages: readonly string[];
  /** Accounts that have seen it. */
  readonly seen: number;
}

/** Where a list goes on: after the version that was written at this time. */
interface Place {
  readonly at: number;
  readonly id: string;
}

/** Columns of a `NoticeRow`. $1: the language of the title, which is in English when that is missing. */
const ROW = `n.id, n.version, n.kind, n.audience, n.starts, n.ends, n.weight, n.must_ack, n.at, n.made_by,
  case when n.state = 'stopped' then 'stopped' when n.ends <= app_now() then 'past' when n.starts > app_now() then 'planned'
    else 'running' end as state,
  coalesce(n.body -> $1::text, n.body -> 'enUs') ->> 'title' as title, array(select jsonb_object_keys(n.body)) as languages,
  (select count(*)::integer from notice_seen s where s.notice_id = n.id and s.version = n.version) as seen`;

/** Notices in force or scheduled, in the order in which players see them. */
export async function openNotices(
  store: Pick<Store, 'query'>,
  language: string,
): Promise<readonly NoticeRow[]> {
  const { rows } = await store.query<NoticeRow>(
    `select ${ROW} from notice n join notice_open o on o.id = n.id and o.version = n.version
     order by n.kind = 'status' desc, n.weight desc, n.starts desc, n.id limit $2`,
    [language, OPEN_MAX],
  );
  return rows;
}

/** Notices that have ended or were stopped, the one that was written last first. */
export async function endedNotices(
  store: Pick<Store, 'query'>,
  language: string,
  after: Place | undefined,
  limit: number,
): Promise<readonly NoticeRow[]> {
  const { rows } = await store.query<NoticeRow>(
    `select ${ROW} from notice n
     where (n.state = 'stopped' or n.ends <= app_now())
       and not exists (select from notice later where later.id = n.id and later.version > n.version)
       and ($2::timestamptz is null or (n.at, n.id) < ($2::timestamptz, $3::text))
     order by n.at desc, n.id desc limit $4`,
    [language, after ? new Date(after.at) : null, after?.id ?? null, limit],
  );
  return rows;
}

/** The newest versions of a notice, the newest first. */
export async function noticeVersions(
  store: Pick<Store, 'query'>,
  id: string,
  language: string,
  limit: number,
): Promise<readonly NoticeRow[]> {
  const { rows } = await store.query<NoticeRow>(
    `select ${ROW} from notice n where n.id = $2 order by n.version desc limit $3`,
    [language, id, limit],
  );
  return rows;
}

/** The texts of one version; undefined when there is no such version. */
export async function bodyOf(
  store: Pick<Store, 'query'>,
  id: string,
  version: number,
): Promise<NoticeVersion['body'] | undefined> {
  const { rows } = await store.query<{ body: NoticeVersion['body'] }>(
    'select body from notice where id = $1 and version = $2',
    [id, version],
  );
  return rows[0]?.body;
}
