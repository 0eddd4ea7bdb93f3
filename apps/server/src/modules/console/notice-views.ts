import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import {
  bodyOf,
  cleanHtml,
  endedNotices,
  isBlank,
  lossesOf,
  type NoticeRow,
  noticeVersions,
  openNotices,
  withoutControls,
} from '../notices/index.ts';
import { pendingAbout } from './command-row.ts';

const actions = ['notice.publish', 'notice.stop'] as const;

/** Versions that are listed with a notice. */
const VERSIONS_MAX = 50;

function rowOf(row: NoticeRow) {
  const { id, version, kind, audience, state, weight, title, languages, seen } = row;
  return {
    ...{ id, version, kind, audience, state, weight, title },
    starts: row.starts.getTime(),
    ends: row.ends.getTime(),
    mustAck: row.must_ack,
    languages: [...languages],
    at: row.at.getTime(),
    by: row.made_by,
    seen: kind === 'dialog' ? seen : null,
  };
}

/** Notices by their latest version: all that are open, or a page of the others. */
export async function noticePage(
  store: Store,
  { view, after, size }: ConsoleInputOf<'consoleNoticeList'>,
  language: string,
): Promise<ConsoleReplyOf<'consoleNoticeList'>> {
  const rows =
    view === 'open'
      ? await openNotices(store, language)
      : await endedNotices(store, language, after, size + 1);
  const page = view === 'open' ? rows : rows.slice(0, size);
  const last = page.length < rows.length ? page.at(-1) : undefined;
  const pending = await pendingAbout(
    store,
    actions,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => ({ ...rowOf(row), command: pending.get(row.id) ?? null })),
    next: last ? { at: last.at.getTime(), id: last.id } : null,
  };
}

/** One notice with its texts in every language, and its versions. Errors: `not_found`. */
export async function noticeDetail(
  store: Store,
  { id, version }: ConsoleInputOf<'consoleNoticeGet'>,
  language: string,
): Promise<ConsoleReplyOf<'consoleNoticeGet'>> {
  const rows = await noticeVersions(store, id, language, VERSIONS_MAX);
  const latest = rows[0];
  const body = latest && (await bodyOf(store, id, version ?? latest.version));
  if (!latest || !body) throw new AppError('not_found');
  const pending = await pendingAbout(store, actions, [id]);
  return {
    ...rowOf(latest),
    command: pending.get(id) ?? null,
    body: { ...body },
    versions: rows.map((row) => ({ ...versionOf(row), stopped: row.state === 'stopped' })),
  };
}

function versionOf(row: NoticeRow) {
  const { version, kind, title, at, by, seen } = rowOf(row);
  return { version, kind, title, at, by, seen };
}

/** A text as players would get it. */
export function noticePreview({
  title,
  html,
}: ConsoleInputOf<'consoleNoticePreview'>): ConsoleReplyOf<'consoleNoticePreview'> {
  const clean = cleanHtml(html);
  return {
    title: withoutControls(title).trim(),
    html: clean,
    removed: [...lossesOf(html)],
    blank: isBlank(clean),
  };
}
