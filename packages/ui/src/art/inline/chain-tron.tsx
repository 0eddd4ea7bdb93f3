import type { SVGProps } from 'react';

/** Network, hub; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ChainTronArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <circle
        cx="20"
        cy="21"
        r="13"
        fill="var(--primary,#3346C9)"
        fillOpacity=".14"
        stroke="var(--primary,#3346C9)"
        strokeOpacity=".4"
        strokeWidth="2"
      />
      <path stroke="var(--primary,#3346C9)" strokeWidth="2.6" d="M20 21V8M20 21l11.26 6.5M20 21L8.74 27.5" />
      <g fill="var(--primary,#3346C9)">
        <circle cx="20" cy="8" r="4.4" />
        <circle cx="31.26" cy="27.5" r="4.4" />
        <circle cx="8.74" cy="27.5" r="4.4" />
      </g>
      <circle cx="20" cy="21" r="4" fill="var(--accent-fill,#F2B93B)" />
    </svg>
  );
}
