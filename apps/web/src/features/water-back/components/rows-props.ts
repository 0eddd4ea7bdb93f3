import type { WaterBack, WaterBackRow } from '../api/water-back.ts';
import type { Span } from '../model/spans.ts';
import type { Claim } from './use-water-back-claim.ts';

/** Props of the rows, in either form. */
export interface RowsProps {
  waterBack: WaterBack;
  span: Span;
  onSpan: (span: Span) => void;
  claim: Claim;
  /** The rows of another span are on their way. */
  waiting: boolean;
}

/** A row is named by its day and product. */
export const keyOf = ({ day, kind, product }: WaterBackRow): string => `${day} ${kind} ${product}`;
