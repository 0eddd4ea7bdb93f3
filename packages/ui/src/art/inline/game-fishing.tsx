import type { SVGProps } from 'react';

/** Fishing; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameFishingArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <path
        fill="none"
        stroke="var(--primary,#3346C9)"
        strokeOpacity=".35"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M39 5v12.5a4.5 4.5 0 0 1-9 0"
      />
      <path
        fill="var(--primary,#3346C9)"
        d="M4.5 21.5c0-1.7 1.8-2.5 3.2-1.7l5.8 3.5C17 19.5 22 17.5 27 18.5c6.5 1.3 11.5 5.5 14 11-2.5 5.5-7.5 9.7-14 11-5 1-10-1-13.5-4.8l-5.8 3.5c-1.4.8-3.2 0-3.2-1.7.2-3 1-5.5 2.6-8-1.6-2.5-2.4-5-2.6-8z"
      />
      <path
        fill="none"
        stroke="var(--on-primary,#fff)"
        strokeOpacity=".55"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M27.5 23.5c2.5 3.5 2.5 8.5 0 12M20.5 26.5c1 2 1 4 0 6"
      />
      <circle cx="34" cy="27.5" r="2.6" fill="var(--accent-fill,#F2B93B)" />
      <circle cx="44" cy="22" r="2" fill="var(--accent-fill,#F2B93B)" />
    </svg>
  );
}
