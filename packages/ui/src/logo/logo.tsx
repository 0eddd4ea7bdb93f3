import { LogoArt } from '../art/inline/logo.tsx';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Name of the site. */
  name: string;
  /** Height in px; at least 20. */
  height?: number;
  className?: string;
}

/** The logo of the site. In a coloured header, set `--logo-mark: var(--header-mark)` around it. */
export function Logo({ name, height = 32, className }: LogoProps) {
  return (
    <LogoArt
      role="img"
      aria-hidden={undefined}
      aria-label={name}
      className={className}
      height={height}
      width={(height * 194) / 48}
    />
  );
}
