import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { betsOf, winEffectOf } from '../../../data/settled/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { holding } from './change-outcome.ts';
import type { Outcome } from './outcomes.ts';
import styles from './settled-link.phone.module.css';
import { SettledWords } from './settled-strip.tsx';

/** Phone: win, return or loss of the player's bets above the drawn numbers; the whole of it leads to the bets. */
export function SettledLink({
  outcome,
  className,
  children,
}: {
  outcome: Outcome;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link to="record-bet" params={betsOf(outcome)} className={className} {...holding(outcome)}>
      <span className={styles.line} data-kind={winEffectOf(outcome.settled).kind} role="status">
        <SettledWords outcome={outcome} short />
        <Icon of={ChevronRight} size={16} />
      </span>
      {children}
    </Link>
  );
}
