import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './note.module.css';

/** Props of {@link Note}. */
export interface NoteProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  icon?: LucideIcon;
  /** Placed at the end: a button or a link. */
  action?: ReactNode;
  /** `status` or `alert` for a note that appears without user action. */
  role?: 'status' | 'alert';
  className?: string;
  children: ReactNode;
}

/** A line in the page that explains a state: reconnecting, offline, sign in first. */
export function Note({ tone = 'info', icon, action, role, className, children }: NoteProps) {
  return (
    <div className={cx(styles.root, className)} data-tone={tone} role={role}>
      {icon && <Icon of={icon} size={16} />}
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
