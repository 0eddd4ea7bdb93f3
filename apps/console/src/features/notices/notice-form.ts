import { FALLBACK_LANGUAGE, type Language, shippedLanguages } from '@tessera/messages/languages';
import type { TextKey } from '../../platform/i18n.ts';
import type { Notice, NoticeRow } from './notice-data.ts';
import { momentOf, typedMoment } from './zoned.ts';

/** A text as it is typed; empty in both fields, if the notice has no text in this language. */
interface TypedText {
  readonly title: string;
  readonly html: string;
}

/** A notice as it is typed. Times to the minute in the platform's zone; `starts` empty: at once. */
export interface TypedNotice {
  readonly id: string;
  readonly kind: NoticeRow['kind'];
  readonly audience: NoticeRow['audience'];
  readonly starts: string;
  readonly ends: string;
  readonly weight: string;
  readonly mustAck: boolean;
  readonly body: Readonly<Record<Language, TypedText>>;
}

/** Longest title and HTML. */
export const TITLE_MAX = 120;
export const HTML_MAX = 20_000;

const DAY_MS = 86_400_000;

const bodyOf = (texts: Notice['body']): TypedNotice['body'] =>
  Object.fromEntries(
    shippedLanguages.map((language) => [language, texts[language] ?? { title: '', html: '' }]),
    // Safe cast: every language has a text.
  ) as unknown as TypedNotice['body'];

/** A form for a new notice: to everybody, for a week. */
export const newNotice = (now: number, zone: string): TypedNotice => ({
  id: '',
  kind: 'ticker',
  audience: 'all',
  starts: '',
  ends: typedMoment(now + 7 * DAY_MS, zone),
  weight: '0',
  mustAck: false,
  body: bodyOf({}),
});

/** A form that begins with what a notice has; one that is over begins at once and lasts a week. */
export function formOf(notice: Notice, now: number, zone: string): TypedNotice {
  const isOver = notice.ends <= now;
  return {
    id: notice.id,
    kind: notice.kind,
    audience: notice.audience,
    starts: isOver ? '' : typedMoment(notice.starts, zone),
    ends: typedMoment(isOver ? now + 7 * DAY_MS : notice.ends, zone),
    weight: String(notice.weight),
    mustAck: notice.mustAck,
    body: bodyOf(notice.body),
  };
}

const isEmpty = ({ title, html }: TypedText): boolean => title.trim() === '' && html.trim() === '';

/** Languages without a text; players who have chosen one of them read English. */
export const missingIn = ({ body }: Pick<TypedNotice, 'body'>): readonly Language[] =>
  shippedLanguages.filter((language) => isEmpty(body[language]));

/** Languages with a title and no text, or with a text and no title. */
export const halvesIn = ({ body }: Pick<TypedNotice, 'body'>): readonly Language[] =>
  shippedLanguages.filter(
    (language) =>
      !isEmpty(body[language]) && (body[language].title.trim() === '' || body[language].html.trim() === ''),
  );

/** What is wrong with a form, by the field. The server checks it again. */
export function formFaults(
  typed: TypedNotice,
  now: number,
  zone: string,
): Readonly<Partial<Record<'id' | 'starts' | 'ends' | 'weight' | 'body', TextKey>>> {
  const [starts, ends] = [momentOf(typed.starts, zone), momentOf(typed.ends, zone)];
  return {
    ...(/^[a-z0-9][a-z0-9.-]{0,63}$/.test(typed.id) ? {} : { id: 'notice_id_wrong' as const }),
    ...(typed.starts !== '' && starts === undefined ? { starts: 'moment_wrong' as const } : {}),
    ...(ends === undefined
      ? { ends: 'moment_wrong' as const }
      : ends <= Math.max(now, starts ?? now)
        ? { ends: 'notice_ends_wrong' as const }
        : {}),
    ...(/^\d{1,3}$/.test(typed.weight) && Number(typed.weight) <= 100
      ? {}
      : { weight: 'notice_weight_wrong' as const }),
    ...(missingIn(typed).includes(FALLBACK_LANGUAGE)
      ? { body: 'notice_english_missing' as const }
      : halvesIn(typed).length > 0
        ? { body: 'notice_half' as const }
        : {}),
  };
}

/** What is asked for; undefined while something is wrong. */
export function payloadOf(
  typed: TypedNotice,
  now: number,
  zone: string,
): Record<string, unknown> | undefined {
  if (Object.keys(formFaults(typed, now, zone)).length > 0) return undefined;
  const { kind, audience, mustAck } = typed;
  const missing = missingIn(typed);
  return {
    kind,
    audience,
    starts: momentOf(typed.starts, zone) ?? null,
    ends: momentOf(typed.ends, zone),
    weight: Number(typed.weight),
    // Only a dialog has a button.
    mustAck: kind === 'dialog' && mustAck,
    body: Object.fromEntries(
      shippedLanguages
        .filter((language) => !missing.includes(language))
        .map((language) => [
          language,
          { title: typed.body[language].title.trim(), html: typed.body[language].html },
        ]),
    ),
  };
}

/** Marks that the form puts around what is selected, or at the cursor. */
export const MARKS = {
  p: ['<p>', '</p>'],
  strong: ['<strong>', '</strong>'],
  h3: ['<h3>', '</h3>'],
  ul: ['<ul><li>', '</li></ul>'],
  a: ['<a href="https://">', '</a>'],
} as const;
export type Mark = keyof typeof MARKS;

/** The text with a mark around the selection, and the selection after it: still the same words. */
export function withMark(
  html: string,
  { start, end }: { readonly start: number; readonly end: number },
  mark: Mark,
): { readonly html: string; readonly start: number; readonly end: number } {
  const [open, close] = MARKS[mark];
  return {
    html: html.slice(0, start) + open + html.slice(start, end) + close + html.slice(end),
    start: start + open.length,
    end: end + open.length,
  };
}
