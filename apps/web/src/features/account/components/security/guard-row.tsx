import { Icon, type IconProps } from '@tessera/ui';
import type { ReactNode } from 'react';
import styles from './security-card.module.css';

export interface GuardRowProps {
  icon: IconProps['of'];
  name: string;
  line: string;
  tag?: ReactNode;
  /** Whether it is set up. */
  on: boolean;
  /** Buttons. */
  children: ReactNode;
}

/** One security setting of the account. */
export function GuardRow({ icon, name, line, tag, on, children }: GuardRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.tile} data-on={on || undefined}>
        <Icon of={icon} size={18} />
      </span>
      <span className={styles.text}>
        <b>
          {name} {tag}
        </b>
        <small>{line}</small>
      </span>
      <span className={styles.acts}>{children}</span>
    </div>
  );
}
