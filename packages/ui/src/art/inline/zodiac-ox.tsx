import { type SVGProps, useId } from 'react';

/** 牛 Ox; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacOxArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="18.5" cy="24.5" r="2.1" />
          <circle cx="29.5" cy="24.5" r="2.1" />
          <path fill="none" stroke="#000" strokeWidth="2" d="M12.5 32.5c7-2.600 16-2.600 23 0" />
          <ellipse cx="19" cy="38" rx="2" ry="1.6" />
          <ellipse cx="29" cy="38" rx="2" ry="1.6" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M4.5 6c-.5 9 4.5 12.5 10 13.5C17 16.5 20 15 24 15s7 1.5 9.5 4.5c5.5-1 10.5-4.5 10-13.5 4 8 1.5 15.5-7 18l-1 7.5c1.200 1.300 2 3 2 5C37.5 41 32 44 24 44s-13.5-3-13.5-7.5c0-2 .8-3.700 2-5l-1-7.5c-8.5-2.5-11-10-7-18z" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8.5 27.5l-4 2M39.5 27.5l4 2" strokeWidth="4" />
      </g>
    </svg>
  );
}
