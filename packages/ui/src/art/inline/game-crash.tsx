import type { SVGProps } from 'react';

/** Crash; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameCrashArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="var(--primary,#3346C9)"
        strokeOpacity=".3"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6.5 7v32.5a2 2 0 0 0 2 2H42"
      />
      <path fill="var(--primary,#3346C9)" fillOpacity=".18" d="M11.5 36.5c10-.8 16.5-6 19.5-15V36.5z" />
      <path
        fill="none"
        stroke="var(--primary,#3346C9)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M11.5 36.5c10-.8 16.5-6 19.5-15"
      />
      <path fill="var(--primary,#3346C9)" d="M41.5 4.5c1 6.5-1 12-6 16l-6.5-3.5c0-6.5 4.5-11 12.5-12.5z" />
      <path
        fill="var(--primary,#3346C9)"
        fillOpacity=".45"
        d="M29.5 12l-5 1.5-2 3.5 6.5 0zM38.5 17l1 5-3.5 2-1.5-3z"
      />
      <circle cx="36" cy="11.5" r="2.3" fill="var(--on-primary,#fff)" />
      <circle cx="29.5" cy="24.5" r="3.6" fill="var(--accent-fill,#F2B93B)" />
    </svg>
  );
}
