import { SHIPPED_TERMS } from '../shipped.ts';

const { deposit_match, loss_insurance, packets, race, sign_in, wheel } = SHIPPED_TERMS;

/** Valid terms of every kind as JSON, with the figures of the published pages. Only for tests. */
export const SAMPLE_TERMS = {
  deposit_match,
  loss_insurance,
  race,
  wheel,
  daily_task: { kind: 'daily_task', task: 'verify_draw', goal: 1, prize: '1' },
  packets,
  sign_in,
  tasks: {
    kind: 'tasks',
    tasks: [
      { task: 'set_limit', prize: '3' },
      { task: 'authenticator', prize: '5' },
      { task: 'verify_draw', prize: '2' },
      { task: 'first_bet', prize: '1' },
    ],
  },
} as const;
