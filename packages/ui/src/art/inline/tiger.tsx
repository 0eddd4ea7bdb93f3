import type { SVGProps } from 'react';

/** 虎 Tiger; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function TigerArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <g fill="none" stroke="var(--info,#0B6BB8)" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="2.4"
          fill="var(--info-soft,#E3F1FC)"
          d="M20 2.5c4.800 2.900 9.7 4.100 15 4.300V20c0 8.600-6 14.300-15 17.7C11 34.300 5 28.600 5 20V6.800c5.300-.2 10.200-1.400 15-4.300z"
        />
        <path
          strokeWidth="2"
          d="M20 9.500v5.200M20 12h7M12.300 20.500v-5.800h16l-.8 2.700M12.300 20c0 4.300-.6 6.700-2 9M15.300 18.700l10.200-1.300M19.800 15v4.200c0 1.400.6 1.900 2 1.900h4M18 24.200c0 2.700-.7 4.300-3 5.700M18 24.200h5.600v3.200c0 1.300.5 1.800 1.600 1.800h.9c1.200 0 1.600-.5 1.700-1.900"
        />
      </g>
    </svg>
  );
}
