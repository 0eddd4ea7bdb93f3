import { type Amount, printAmount } from '@tessera/protocol';
import type { Stand } from './kind.ts';

/** A bonus as far as an activity shows it. */
export interface GrantRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly amount: bigint;
  readonly required: bigint;
  readonly progress: bigint;
  readonly state: string;
}

const NOTHING: Stand = { state: 'joined', progress: null, reward: null, grant: null };

/** Where a player stands with a bonus: it runs, or it has ended; joined and waiting without one. */
export function bonusStand(bonus: GrantRow | undefined): Stand {
  if (!bonus) return NOTHING;
  const active = bonus.state === 'active';
  return {
    state: active ? 'joined' : 'done',
    progress: {
      unit: 'amount',
      done: printAmount(bonus.progress as Amount),
      goal: printAmount(bonus.required as Amount),
    },
    reward: bonus.amount as Amount,
    grant: active ? bonus.id : null,
  };
}
