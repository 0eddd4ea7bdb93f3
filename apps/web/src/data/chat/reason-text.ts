import type { CallPayload } from '@tessera/protocol/endpoints';
import type { Translate } from '../../platform/i18n/index.ts';

/** What is wrong with a message, in reports and in acts of agents. */
export type MessageReason = CallPayload<'POST /api/chat/report'>['reason'];

/** All of them, in the order in which they are offered. */
export const messageReasons: readonly MessageReason[] = ['insult', 'scam', 'advert', 'leading', 'other'];

const isKnown = (reason: string): reason is MessageReason =>
  (messageReasons as readonly string[]).includes(reason);

/** The reason of an act: agents choose one, moderators of the platform write it. */
export const reasonText = (t: Translate, reason: string): string =>
  isKnown(reason) ? t(`ch_report_${reason}`) : reason;
