import type { CaseIndicator, CaseOutcome } from '@tessera/protocol/console-case';
import type { TextKey } from '../../platform/i18n.ts';

/** Names of the seven indicators of harm. */
export const INDICATOR_TEXT = {
  spend: 'seen_spend',
  frequency: 'seen_frequency',
  duration: 'seen_duration',
  hours: 'seen_hours',
  chasing: 'seen_chasing',
  help: 'seen_help',
  linked: 'seen_linked',
} as const satisfies Readonly<Record<CaseIndicator, TextKey>>;

/** Names of the outcomes of an evaluation. */
export const OUTCOME_TEXT = {
  effective: 'outcome_effective',
  no_concern: 'outcome_no_concern',
  ended: 'outcome_ended',
  continue: 'outcome_continue',
} as const satisfies Readonly<Record<CaseOutcome, TextKey>>;

/** Names of what a player is written to about. */
export const TOPIC_TEXT: Readonly<Record<string, TextKey>> = {
  check_in: 'topic_check_in',
  limits: 'topic_limits',
  help: 'topic_help',
};
