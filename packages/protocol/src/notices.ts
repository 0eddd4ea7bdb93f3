import type { MessageKey } from '@tessera/messages';

/** Kinds of toast (R9.4). */
export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

/**
 * Notices that a client shows by itself, by message key (R8.3). Errors of calls are in `errors.ts`; keys in both lists
 * take their kind from here.
 */
export const notices = {
  login_success: 'success',
  accessed_try_account: 'success',
  refresh_success: 'success',
  copy_success: 'success',
  please_login: 'info',
  please_read_agree: 'info',
  account_blocked: 'error',
  please_install_pocket: 'warning',
  balance_insufficient: 'warning',
  auth_eth_login_failed: 'error',
  app_new_version: 'info',
  'UPDATE APP FAILED': 'error',
} as const satisfies Readonly<Partial<Record<MessageKey, NoticeKind>>>;

export type NoticeKey = keyof typeof notices;
