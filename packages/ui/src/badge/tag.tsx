import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './tag.module.css';

/** Tones of a tag or a note. */
export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'line';

/** Props of {@link Tag}. */
export interface TagProps {
  tone?: Tone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A state in one or two words. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={cx(styles.root, className)} data-tone={tone}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </span>
  );
}
