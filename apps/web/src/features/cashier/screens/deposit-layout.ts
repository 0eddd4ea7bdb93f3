import type { ReactNode } from 'react';
import type { Deposit } from '../model/deposit.ts';

export interface DepositLayoutProps {
  /** `new` before it is ordered; absent until read. */
  deposit: Deposit | 'new' | undefined;
  /** Opens the history. */
  onAll: () => void;
  /** The form or the deposit. */
  children: ReactNode;
}
