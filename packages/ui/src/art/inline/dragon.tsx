import type { SVGProps } from 'react';

/** 龙 Dragon; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function DragonArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <path
        fill="var(--up,#C0272D)"
        d="M20 2.5c4.800 2.900 9.7 4.100 15 4.300V20c0 8.600-6 14.300-15 17.7C11 34.300 5 28.600 5 20V6.800c5.300-.2 10.200-1.400 15-4.300z"
      />
      <path
        fill="#fff"
        fillOpacity=".14"
        d="M20 2.5c-4.8 2.900-9.700 4.100-15 4.300V20c0 8.600 6 14.300 15 17.700z"
      />
      <path
        fill="none"
        stroke="var(--on-danger,#fff)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M11.500 15.800h15.200M18.200 10.500c.1 8.500-1.200 14.200-6.700 18.300M21.300 15.800v9.400c0 2.100.8 2.900 2.800 2.900h1.600c2 0 2.600-.9 2.700-3.300M27.200 19.500c-2 3-4.500 5.300-8.300 7.300M23.200 10.900l2.600 2.300"
      />
    </svg>
  );
}
