import type { TextKey } from '../../platform/i18n.ts';
import type { reasons } from './answers.ts';

/** Names of the reasons why an article has not helped. */
export const REASON_TEXT = {
  unclear: 'answer_unclear',
  incomplete: 'answer_incomplete',
  wrong: 'answer_wrong',
  other: 'answer_other',
} as const satisfies Readonly<Record<(typeof reasons)[number], TextKey>>;

/** A share as whole percent. */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`;
