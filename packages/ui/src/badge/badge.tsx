import { cx } from '../util/cx.ts';
import { VisuallyHidden } from '../util/visually-hidden.tsx';
import styles from './badge.module.css';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** Shown up to `max`, then as `99+`; without it the badge is a dot. Nothing is rendered for 0. */
  count?: number;
  max?: number;
  tone?: 'danger' | 'primary' | 'soft';
  /** What the badge counts, for assistive technology. */
  label?: string;
  className?: string;
}

/** A count or a dot. */
export function Badge({ count, max = 99, tone = 'danger', label, className }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span className={cx(styles.root, className)} data-tone={tone} data-dot={count === undefined || undefined}>
      {count !== undefined && (count > max ? `${max}+` : count)}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
