import type { Lists } from '../../data/settings/index.ts';
import type { EarlierBet } from '../../data/slip/index.ts';
import { slot } from '../../platform/slots/index.ts';
import type { SlipLine } from './slip/slip.ts';

/** A lottery, and the bets that a chase repeats. */
interface Chased {
  readonly lottery: Lists['LOTTERY_LIST'][number];
  readonly lines: readonly SlipLine[];
}

declare module '../../platform/slots/slots.tsx' {
  interface Slots {
    /** Desktop: the plan of a chase, shown instead of the numbers. */
    'betting.chase-plan': Chased & { readonly onBack: () => void };
    /** Bets and running chases, beside the numbers; on phones also the plan. */
    'betting.chase-side': Chased & { readonly onChange: () => void };
    /** Totals of the plan, and the button that starts it. */
    'betting.chase-foot': Chased & {
      readonly onStarted: () => void;
      readonly onOddsChanged: (data: unknown) => void;
    };
    /** Running and paused chases of a lottery, above the newest bets. */
    'betting.running-chases': { readonly lottery: string };
    /** Tablet: the trend of a lottery, below the numbers. */
    'betting.trend': { readonly lottery: Lists['LOTTERY_LIST'][number] };
    /** Long runs of a lottery, beside the numbers; `onAdd` puts a pick on the slip. */
    'betting.long-runs': {
      readonly lottery: Lists['LOTTERY_LIST'][number];
      readonly onAdd: (play: string, content: EarlierBet['content']) => void;
    };
  }
}

export const ChasePlanSlot = slot('betting.chase-plan');
export const ChaseSideSlot = slot('betting.chase-side');
export const ChaseFootSlot = slot('betting.chase-foot');
export const RunningChasesSlot = slot('betting.running-chases');
export const TrendSlot = slot('betting.trend');
export const LongRunsSlot = slot('betting.long-runs');
