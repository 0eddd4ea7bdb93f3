import type { SVGProps } from 'react';

/** Cards; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameCardsArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <rect
        x="7"
        y="8"
        width="23"
        height="32"
        rx="4.5"
        fill="var(--primary,#3346C9)"
        fillOpacity=".28"
        transform="rotate(-12 18.5 24)"
      />
      <rect
        x="17"
        y="8"
        width="24"
        height="33"
        rx="4.5"
        fill="var(--primary,#3346C9)"
        transform="rotate(8 29 24.5)"
      />
      <g transform="rotate(8 29 24.5)">
        <path fill="var(--accent-fill,#F2B93B)" d="M29 16.5l6 8-6 8-6-8z" />
        <g fill="var(--on-primary,#fff)">
          <path d="M21.5 11l1.7 2.3-1.7 2.3-1.7-2.3zM36.5 33.4l1.7 2.3-1.7 2.3-1.7-2.3z" />
        </g>
      </g>
    </svg>
  );
}
