import type { ReactNode } from 'react';
import type { Limit } from '../model/limits.ts';

export interface LimitsCardProps {
  limits: readonly Limit[];
  /** Opens the form of a limit, or of one to be chosen. */
  onEdit: (limit: Limit | undefined) => void;
  /** Below the limits. */
  children: ReactNode;
}
