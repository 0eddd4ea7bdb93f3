import { SHIPPED_TERMS } from '../shipped.ts';

const { deposit_match, loss_insurance, race, sign_in } = SHIPPED_TERMS;

/** Valid terms of every kind as JSON, with the figures of the published pages. Only for tests. */
export const SAMPLE_TERMS = {
  deposit_match,
  loss_insurance,
  race,
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
    weekdays: [6, 7],
  },
  daily_task: { kind: 'daily_task', task: 'verify_draw', goal: 1, prize: '1' },
  packets: { kind: 'packets', pool: '5000', shares: 1000, min: '0.1', max: '20' },
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
