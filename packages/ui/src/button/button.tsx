import { Lock, type LucideIcon } from 'lucide-react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import styles from './button.module.css';

/** Visual variants of a button; one `primary` per view. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'tonal'
  | 'outline'
  | 'quiet'
  | 'link'
  | 'danger'
  | 'danger-quiet';

interface ButtonLook {
  variant?: ButtonVariant;
  /** `sm` 32, `md` 40 on pc and 48 on phones, `lg` 48 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Full width. */
  block?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner, keeps the width and ignores clicks. */
  loading?: boolean;
  /** Shows a lock while disabled; state the reason in the text or beside it. */
  locked?: boolean;
}

/** A push button. Buttons that move money show the amount in their text. */
export function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  iconEnd,
  loading = false,
  locked = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Face icon={locked && rest.disabled ? Lock : icon} iconEnd={iconEnd}>
        {children}
      </Face>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  block = false,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={cx(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      <Face icon={icon} iconEnd={iconEnd}>
        {children}
      </Face>
    </a>
  );
}

/** Two buttons of equal weight side by side, such as recharge and withdraw. */
export function ButtonPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

function Face({ icon, iconEnd, children }: Pick<ButtonProps, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <span className={styles.face}>
      {icon && <Icon of={icon} size={16} />}
      {children}
      {iconEnd && <Icon of={iconEnd} size={16} />}
    </span>
  );
}
