import type { Translate } from '../../../../platform/i18n/index.ts';

/** Which lines of a ticket are not complete and therefore not bet. */
export const missingText = (t: Translate, lines: readonly string[]): string =>
  t('bet_ticket_partial', { lines: lines.join(' ') });
