import { type LucideIcon, X } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './chip.module.css';

/** Props of {@link Chip}. */
export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Makes it a toggle. */
  pressed?: boolean;
  variant?: 'soft' | 'line' | 'solid';
  icon?: LucideIcon;
  /** Shows a cross at the end: a click removes what the chip represents. */
  removable?: boolean;
}

/** A small rounded choice or shortcut. */
export function Chip({
  pressed,
  variant = 'soft',
  icon,
  removable = false,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.root, className)}
      data-variant={variant}
      aria-pressed={pressed}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
      {removable && <Icon of={X} size={14} />}
    </button>
  );
}
