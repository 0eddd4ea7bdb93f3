import { partByForm } from '../../../platform/device/index.ts';
import { BetsBelow } from './explained-bets.desktop.tsx';
import { BetsInSheet } from './explained-bets.phone.tsx';

/** The bets of a commission: below its explanation on desktop, in a sheet of their own on phones. */
export const ExplainedBets = partByForm({ desktop: BetsBelow, phone: BetsInSheet });
