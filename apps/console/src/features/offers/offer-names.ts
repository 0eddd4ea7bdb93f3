import type { Kind } from '@tessera/rewards';
import type { TextKey } from '../../platform/i18n.ts';
import type { StateTone } from '../../platform/tones.ts';
import type { OfferVersion } from './offer-data.ts';

/** Name of a kind. */
export const kindName = {
  deposit_match: 'offer_kind_deposit_match',
  loss_insurance: 'offer_kind_loss_insurance',
  race: 'offer_kind_race',
  wheel: 'offer_kind_wheel',
  daily_task: 'offer_kind_daily_task',
  packets: 'offer_kind_packets',
  sign_in: 'offer_kind_sign_in',
  tasks: 'offer_kind_tasks',
} as const satisfies Readonly<Record<Kind, TextKey>>;

/** What a kind does, in a sentence. */
export const kindAbout = {
  deposit_match: 'offer_about_deposit_match',
  loss_insurance: 'offer_about_loss_insurance',
  race: 'offer_about_race',
  wheel: 'offer_about_wheel',
  daily_task: 'offer_about_daily_task',
  packets: 'offer_about_packets',
  sign_in: 'offer_about_sign_in',
  tasks: 'offer_about_tasks',
} as const satisfies Readonly<Record<Kind, TextKey>>;

export const kinds = Object.keys(kindName) as readonly Kind[];

/** The kind that a text names; undefined for one that this client does not know. */
export const kindIn = (text: string | undefined): Kind | undefined => kinds.find((kind) => kind === text);

/** Name and tone of a state. */
export const offerState = {
  draft: { text: 'offer_draft', tone: 'info' },
  scheduled: { text: 'offer_scheduled', tone: 'warn' },
  live: { text: 'offer_live', tone: 'ok' },
  ended: { text: 'offer_ended', tone: 'off' },
} as const satisfies Readonly<Record<OfferVersion['state'], { text: TextKey; tone: StateTone }>>;

/** Names of what can be chosen in terms. */
const choices: Readonly<Record<string, TextKey>> = {
  day: 'offer_period_day',
  week: 'offer_period_week',
  month: 'offer_period_month',
  first_bet: 'offer_task_first_bet',
  verify_draw: 'offer_task_verify_draw',
  set_limit: 'offer_task_set_limit',
  authenticator: 'offer_task_authenticator',
  identity: 'offer_task_identity',
  read_rules: 'offer_task_read_rules',
  add_card: 'offer_task_add_card',
  play_once: 'offer_task_play_once',
};

/** Name of a choice. */
export const choiceName = (choice: string): TextKey => choices[choice] ?? 'offer_choice_unknown';

/** Names of the weekdays, Monday first. */
export const weekdays = [
  'offer_monday',
  'offer_tuesday',
  'offer_wednesday',
  'offer_thursday',
  'offer_friday',
  'offer_saturday',
  'offer_sunday',
] as const satisfies readonly TextKey[];
