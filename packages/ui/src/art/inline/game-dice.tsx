import type { SVGProps } from 'react';

/** Dice; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameDiceArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <rect
        x="20"
        y="6"
        width="23"
        height="23"
        rx="6"
        fill="var(--primary,#3346C9)"
        fillOpacity=".28"
        transform="rotate(14 31.5 17.5)"
      />
      <rect x="6" y="15.5" width="27" height="27" rx="7" fill="var(--primary,#3346C9)" />
      <g fill="var(--on-primary,#fff)">
        <circle cx="13.5" cy="23" r="2.7" />
        <circle cx="25.5" cy="23" r="2.7" />
        <circle cx="13.5" cy="35" r="2.7" />
        <circle cx="25.5" cy="35" r="2.7" />
      </g>
      <circle cx="19.5" cy="29" r="3" fill="var(--accent-fill,#F2B93B)" />
      <circle cx="37" cy="13.5" r="2.4" fill="var(--primary,#3346C9)" />
    </svg>
  );
}
