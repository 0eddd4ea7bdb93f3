import { type SVGProps, useId } from 'react';

/** 猴 Monkey; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacMonkeyArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <path d="M24 18.5c1.5-2.5 4-3.5 6.5-3.5 4 0 6.5 3 6.5 7 0 2.5-1 4.5-2.5 6 .5 1.2.7 2.300.7 3.5 0 5-4.7 8-11.2 8s-11.2-3-11.2-8c0-1.2.2-2.300.7-3.5-1.5-1.5-2.5-3.5-2.5-6 0-4 2.5-7 6.5-7 2.5 0 5 1 6.5 3.5z" />
          <circle cx="7" cy="24.5" r="2.4" />
          <circle cx="41" cy="24.5" r="2.4" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <circle cx="7.5" cy="24.5" r="5.8" />
        <circle cx="40.5" cy="24.5" r="5.8" />
        <path d="M24 6c10 0 16.5 7.5 16.5 17.5C40.5 35 34 43 24 43S7.5 35 7.5 23.5C7.5 13.5 14 6 24 6z" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="2" d="M19 33.5c3 2 7 2 10 0" />
      </g>
      <g fill="currentColor">
        <circle cx="18" cy="22.5" r="2.3" />
        <circle cx="30" cy="22.5" r="2.3" />
        <circle cx="22.3" cy="28.5" r="1.1" />
        <circle cx="25.7" cy="28.5" r="1.1" />
      </g>
    </svg>
  );
}
