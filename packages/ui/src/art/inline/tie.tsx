import type { SVGProps } from 'react';

/** 和 Tie; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function TieArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <g fill="none" stroke="var(--text-2,#474D63)" strokeLinejoin="round">
        <path
          strokeWidth="2.2"
          strokeDasharray="4.6 3.1"
          d="M20 2.5c4.800 2.900 9.7 4.100 15 4.300V20c0 8.600-6 14.300-15 17.7C11 34.300 5 28.600 5 20V6.800c5.300-.2 10.200-1.400 15-4.300z"
        />
        <path
          strokeWidth="2.1"
          strokeLinecap="round"
          d="M19.200 11.200c-1.900.9-4.200 1.500-7 1.900M10.700 17h9.600M15.600 12.500v17M15.400 17.500c-.9 3.200-2.500 6-4.800 8.200M16.200 19.500l3.600 3.600M22.600 15.500h6.700v11h-6.700z"
        />
      </g>
    </svg>
  );
}
