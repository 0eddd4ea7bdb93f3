import { type Kind, readTerms, type Terms } from './terms.ts';

/** Terms as JSON of the offers that ship with the platform, by kind. */
export const SHIPPED_TERMS = {
  deposit_match: {
    kind: 'deposit_match',
    product: 'lottery',
    times: 10,
    days: 30,
    stakeMax: '20',
    steps: [
      { deposit: '300', bonus: '30' },
      { deposit: '1000', bonus: '88' },
    ],
  },
  loss_insurance: {
    kind: 'loss_insurance',
    product: 'lottery',
    times: 5,
    days: 14,
    stakeMax: '20',
    period: 'day',
    lossMin: '100',
    sharePpm: 50_000,
    bonusMax: '288',
  },
  race: {
    kind: 'race',
    product: 'lottery',
    pool: '2000',
    prizes: ['888', '488', '288', '48', '48', '48', '48', '48', '48', '48'],
    stakeMin: '1',
  },
  wheel: {
    kind: 'wheel',
    size: 200,
    tiles: [
      { prize: '0', count: 90 },
      { prize: '1', count: 60 },
      { prize: '3', count: 30 },
      { prize: '8', count: 14 },
      { prize: '28', count: 5 },
      { prize: '88', count: 1 },
    ],
    turns: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  },
  daily_task: { kind: 'daily_task', task: 'play_once', goal: 1, prize: '1' },
  packets: { kind: 'packets', pool: '5000', shares: 1000, min: '0.1', max: '20' },
  sign_in: {
    kind: 'sign_in',
    weekdays: ['1', '1', '1', '1', '1', '1', '2'],
    milestones: [
      { days: 7, prize: '3' },
      { days: 14, prize: '5' },
      { days: 21, prize: '8' },
      { days: 28, prize: '10' },
    ],
  },
  tasks: {
    kind: 'tasks',
    tasks: [
      { task: 'set_limit', prize: '3' },
      { task: 'authenticator', prize: '5' },
      { task: 'verify_draw', prize: '2' },
      { task: 'identity', prize: '8' },
      { task: 'read_rules', prize: '1' },
      { task: 'add_card', prize: '5' },
      { task: 'first_bet', prize: '1' },
    ],
  },
} as const satisfies { readonly [K in Kind]?: { readonly kind: K; readonly [field: string]: unknown } };

/** Terms of the offer of a kind that ships with the platform. Throws when its JSON is wrong. */
export function shippedTerms<K extends keyof typeof SHIPPED_TERMS>(kind: K): Terms<K> {
  const read = readTerms(SHIPPED_TERMS[kind]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  // Safe cast: the terms have the kind of their JSON.
  return read.value as Terms<K>;
}
