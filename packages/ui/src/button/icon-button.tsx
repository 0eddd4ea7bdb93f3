import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './icon-button.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: LucideIcon;
  /** Accessible name; also the tooltip. */
  label: string;
  /** `xs` 24, `sm` 32 (36 on phones), `lg` 44. The hit area is at least 24, on phones at least 44. */
  size?: 'xs' | 'sm' | 'lg';
  iconSize?: IconProps['size'];
  /** Makes it a toggle. */
  pressed?: boolean;
  /** Rotates the icon while true, one turn at a time, at most a second each. */
  spinning?: boolean;
  /** A pinned badge, visual only: include its count in `label`. */
  badge?: ReactNode;
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  size = 'sm',
  iconSize = size === 'xs' ? 16 : 20,
  pressed,
  spinning = false,
  badge,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={cx(styles.root, className)}
      data-size={size}
      data-spinning={spinning || undefined}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} size={iconSize} filled={pressed === true} />
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
