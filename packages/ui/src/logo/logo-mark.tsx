import { LogoCompactArt } from '../art/inline/logo-compact.tsx';

/** Props of {@link LogoMark}. */
export interface LogoMarkProps {
  /** Name of the site. */
  name: string;
  /** Height in px; at least 16. */
  height?: number;
  className?: string;
}

/** The mark of the logo alone, where the logo has no room. */
export function LogoMark({ name, height = 32, className }: LogoMarkProps) {
  return (
    <LogoCompactArt
      role="img"
      aria-hidden={undefined}
      aria-label={name}
      className={className}
      height={height}
      width={height}
    />
  );
}
