import type { SVGProps } from 'react';

/** Live dealer; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameLiveArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <g fill="none" stroke="var(--primary,#3346C9)" strokeOpacity=".3" strokeWidth="3" strokeLinecap="round">
        <path d="M10.5 8a15 15 0 0 0 0 19M37.5 8a15 15 0 0 1 0 19" />
      </g>
      <g fill="var(--primary,#3346C9)">
        <circle cx="24" cy="16" r="8.5" />
        <path d="M24 27.5c9.5 0 16 5 17 12a2.5 2.5 0 0 1-2.5 3h-29a2.5 2.5 0 0 1-2.5-3c1-7 7.5-12 17-12z" />
      </g>
      <path fill="var(--on-primary,#fff)" d="M17.5 28.5l6.5 6.5 6.5-6.5 2.5 1-9 13-9-13z" />
      <path
        fill="var(--accent-fill,#F2B93B)"
        d="M24 33.2l-4.5-2.6a1 1 0 0 0-1.5.9v5a1 1 0 0 0 1.5.9l4.5-2.6 4.5 2.6a1 1 0 0 0 1.5-.9v-5a1 1 0 0 0-1.5-.9z"
      />
    </svg>
  );
}
