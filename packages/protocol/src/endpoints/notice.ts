import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, requestRid, slug } from '../schemas.ts';

/**
 * Where a notice is shown beside its own page: in the ticker of home, in a dialog after signing in, nowhere else, or in the ticker
 * before all others because something is wrong now.
 */
export const noticeKind = z.enum(['ticker', 'dialog', 'page', 'status']);

/** Number of a notice's version. */
export const noticeVersion = z.int().positive();

/** A notice in a list. The title is plain text in the caller's language, else in English. */
const noticeLine = z.object({
  id: slug,
  version: noticeVersion,
  kind: noticeKind,
  title: z.string(),
  /** From when it is in force. */
  at: ms,
});

/** HTML that the server has cleaned: `p br ul ol li strong em h3 a`, and of attributes `href` (https only), `rel`, `target`. */
const cleanHtml = z.string();

const neighbour = z.object({ id: slug, title: z.string() }).nullable();

const list = {
  request: nothing,
  reply: z.object({ items: z.array(noticeLine) }),
  errors: [],
  limit: 'other',
  writes: false,
} as const;

const detail = {
  request: z.object({ id: slug }),
  reply: noticeLine.extend({
    html: cleanHtml,
    /** Until when it is in force. */
    ends: ms,
    /** The notices beside it in the list. */
    previous: neighbour,
    next: neighbour,
  }),
  errors: ['not_found', 'notice_ended'],
  limit: 'other',
  writes: false,
} as const;

export const noticeList = endpoint('POST', '/api/notice/list', {
  ...list,
  access: 'public',
  about:
    'Notices in force that are for everybody, of every kind: `status` first, then by weight, newest first.',
});

export const noticeDetail = endpoint('POST', '/api/notice/detail', {
  ...detail,
  access: 'public',
  about: 'One notice that is for everybody.',
});

export const userNoticeList = endpoint('POST', '/api/user/notice/list', {
  ...list,
  access: 'session',
  about:
    'Notices in force that the player may see, in the same order. Promotions only for players who may receive rewards now.',
});

export const userNoticeDetail = endpoint('POST', '/api/user/notice/detail', {
  ...detail,
  access: 'session',
  about: 'One notice that the player may see.',
});

/** Most notices in a dialog, and in one request that marks them as seen. */
const DIALOG_MAX = 10;

export const userNoticeDialog = endpoint('POST', '/api/user/notice/dialog', {
  request: nothing,
  reply: z.object({
    items: z.array(
      noticeLine.extend({
        html: cleanHtml,
        /** Only the press of its button marks it as seen. */
        must_ack: z.boolean(),
      }),
    ),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Notices of kind `dialog` in force whose current version the player has not seen.',
});

export const userNoticeSeen = endpoint('POST', '/api/user/notice/seen', {
  request: z.object({
    rid: requestRid,
    items: z
      .array(z.object({ id: slug, version: noticeVersion }))
      .min(1)
      .max(DIALOG_MAX),
  }),
  reply: nothing,
  errors: ['not_found', 'idempotency_conflict'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Marks versions of notices as seen by the player, also those that have ended or were replaced meanwhile. Marking them again changes nothing.',
});
