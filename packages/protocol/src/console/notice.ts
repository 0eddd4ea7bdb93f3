import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noticeKind, noticeVersion } from '../endpoints/notice.ts';
import { languageCode, ms, pageSize, rowId, slug } from '../schemas.ts';

/** Who sees a notice: everybody, players who are signed in, or those of them who may receive promotions now. */
export const noticeAudiences = ['all', 'players', 'promo'] as const;

/** `planned`: begins later. `past`: its end has come. `stopped`: an operator has ended it. */
export const noticeStates = ['planned', 'running', 'past', 'stopped'] as const;

/** Title, as plain text, and HTML in one language. */
const noticeText = z.object({ title: z.string(), html: z.string() });

const noticeRow = z.object({
  id: slug,
  version: noticeVersion,
  kind: noticeKind,
  audience: z.enum(noticeAudiences),
  state: z.enum(noticeStates),
  starts: ms,
  ends: ms,
  weight: z.int(),
  mustAck: z.boolean(),
  /** In the caller's language, else in English. */
  title: z.string(),
  /** Languages that it is written in. */
  languages: z.array(languageCode).max(20),
  /** When this version was written. */
  at: ms,
  by: z.string(),
  /** Accounts that have seen this version; null unless it is a dialog. */
  seen: z.int().nullable(),
});

export const consoleNoticeList = endpoint('POST', '/console/notice/list', {
  request: z.object({
    /** `open`: planned and running. `ended`: past and stopped, the one that was written last first. */
    view: z.enum(['open', 'ended']).default('open'),
    /** Only `ended`: rows after this one. */
    after: z.object({ at: ms, id: slug }).optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z
      .array(
        noticeRow.extend({
          /** A command that waits for a decision about it. */
          command: rowId.nullable(),
        }),
      )
      .max(100),
    next: z.object({ at: ms, id: slug }).nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'notice.read' },
  limit: 'other',
  writes: false,
  about:
    'Notices by their latest version. Written and stopped by commands (`notice.publish`, `notice.stop`). `open` has all of them, in the order in which players see them.',
});

export const consoleNoticeGet = endpoint('POST', '/console/notice/get', {
  request: z.object({
    id: slug,
    /** Whose texts are answered. Default: the latest. */
    version: noticeVersion.optional(),
  }),
  reply: noticeRow.extend({
    command: rowId.nullable(),
    /** By language. The HTML is cleaned. */
    body: z.record(languageCode, noticeText),
    /** The newest 50, the newest first. */
    versions: z
      .array(
        noticeRow.pick({ version: true, kind: true, title: true, at: true, by: true, seen: true }).extend({
          /** The version ended the notice. */
          stopped: z.boolean(),
        }),
      )
      .max(50),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'notice.read' },
  limit: 'other',
  writes: false,
  about: 'One notice with its texts in every language, and its versions.',
});

export const consoleNoticePreview = endpoint('POST', '/console/notice/preview', {
  request: z.object({ title: z.string().max(400), html: z.string().max(20_000) }),
  reply: noticeText.extend({
    /** Elements and attributes that were taken out, such as `script` or `p onclick`. */
    removed: z.array(z.string().max(80)).max(50),
    /** Nothing to read is left. */
    blank: z.boolean(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'notice.write' },
  limit: 'other',
  writes: false,
  about: 'A text as players would get it: cleaned, and what the cleaning takes out.',
});
