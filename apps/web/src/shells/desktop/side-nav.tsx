import { Icon, type IconProps } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './side-nav.module.css';

/** The left column of the desktop frame, with its own scroller. */
export function SideNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.root} aria-label={label}>
      {children}
    </nav>
  );
}

/** Title of a group in the column. */
export function NavHead({ icon, children }: { icon?: IconProps['of']; children: ReactNode }) {
  return (
    <div className={styles.head}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </div>
  );
}
