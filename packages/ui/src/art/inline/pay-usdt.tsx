import type { SVGProps } from 'react';

/** Stable token; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function PayUsdtArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <circle cx="20" cy="20" r="15.5" fill="var(--success,#0B7A4B)" />
      <circle
        cx="20"
        cy="20"
        r="11.5"
        fill="none"
        stroke="var(--on-success,#fff)"
        strokeOpacity=".4"
        strokeWidth="1.8"
      />
      <g fill="var(--on-success,#fff)">
        <rect x="13.5" y="13.5" width="13" height="3" rx="1.5" />
        <rect x="13.5" y="23.5" width="13" height="3" rx="1.5" />
        <circle cx="20" cy="20" r="2" />
      </g>
    </svg>
  );
}
