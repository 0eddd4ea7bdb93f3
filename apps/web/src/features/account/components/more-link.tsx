import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { hasScreen, Link, type RouteName } from '../../../platform/navigation/index.ts';
import styles from './more-link.module.css';

/** Quiet link at the end of a card's heading; null if its page does not exist. */
export function MoreLink({ to, children }: { to: RouteName; children: ReactNode }) {
  if (!hasScreen(to)) return null;
  return (
    <Link to={to} className={styles.root}>
      {children}
      <Icon of={ChevronRight} size={14} />
    </Link>
  );
}
