import { LogoArt } from '../art/inline/logo.tsx';
import { LogoCompactArt } from '../art/inline/logo-compact.tsx';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Name of the site. */
  name: string;
  /** Height in px; at least 20, for the compact mark at least 16. */
  height?: number;
  /** Shows the mark alone. */
  compact?: boolean;
  className?: string;
}

/** The logo of the site. In a coloured header, set `--logo-mark: var(--header-mark)` around it. */
export function Logo({ name, height = 32, compact = false, className }: LogoProps) {
  const Art = compact ? LogoCompactArt : LogoArt;
  return (
    <Art
      role="img"
      aria-hidden={undefined}
      aria-label={name}
      className={className}
      height={height}
      width={compact ? height : (height * 194) / 48}
    />
  );
}
