import type { ReplyOf } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';

/** What notices work with. */
export interface NoticeDeps {
  readonly store: Store;
  readonly events: Events;
}

/** Where a notice is shown. */
export type NoticeKind = ReplyOf<'noticeList'>['items'][number]['kind'];

/** Who may see a notice: everybody, those who are signed in, or those of them who may receive promotions now (RP15). */
export type Audience = 'all' | 'players' | 'promo';

/** Title, as plain text, and HTML of a notice in one language. */
export interface NoticeText {
  readonly title: string;
  readonly html: string;
}

/** Notices that may be in force or scheduled at a time. */
export const OPEN_MAX = 100;
