import type { SVGProps } from 'react';

/** Network, layered; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ChainEthArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <path
        fill="var(--primary,#3346C9)"
        fillOpacity=".16"
        stroke="var(--primary,#3346C9)"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M20 3.5 34.29 11.75 34.29 28.25 20 36.5 5.71 28.25 5.71 11.75z"
      />
      <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--primary,#3346C9)" d="M12.5 15l7.5-4.2 7.5 4.2M12.5 26.5l7.5 4.2 7.5-4.2" />
        <path stroke="var(--accent-fill,#F2B93B)" d="M12.5 20.7h15" />
      </g>
    </svg>
  );
}
