import type { PastDraw } from '../api/day.ts';

export interface DayTableProps {
  lottery: { readonly id: string; readonly family: string; readonly zone: string };
  draws: readonly PastDraw[];
}
