import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** Props of {@link Icon}. */
export interface IconProps {
  /** One of `@tessera/ui/icons`. */
  of: LucideIcon;
  /** Edge length in px; 20 by default, 24 in tab bars. */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  filled?: boolean;
  className?: string;
}

/** A line icon in the text colour. */
export function Icon({ of: Glyph, size = 20, label, filled = false, className = '' }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={size <= 14 ? 2 : 1.75}
      fill={filled ? 'currentColor' : 'none'}
      className={`${styles.root} ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
