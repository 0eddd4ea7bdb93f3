import type { ReactNode } from 'react';
import type { Limit } from '../model/limits.ts';

export interface LimitsCardProps {
  limits: readonly Limit[];
  /** Opens the form of a limit. */
  onEdit: (limit: Limit) => void;
  /** Below the limits. */
  children: ReactNode;
}
