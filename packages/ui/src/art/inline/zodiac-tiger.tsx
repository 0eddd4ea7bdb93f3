import { type SVGProps, useId } from 'react';

/** 虎 Tiger; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacTigerArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="16.5" cy="25" r="2.3" />
          <circle cx="31.5" cy="25" r="2.3" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="2.4"
            d="M24 8v8M18.5 9.5l2 5M29.5 9.5l-2 5M6 27.5l6 .5M6.5 33.5l6-1.5M42 27.5l-6 .5M41.5 33.5l-6-1.5"
          />
          <path d="M20.5 31h7L24 35z" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.8"
            d="M24 34.5v2.5M24 37c-1.5 2-4 2-5.5.5M24 37c1.5 2 4 2 5.5.5"
          />
          <circle cx="11" cy="12" r="2.4" />
          <circle cx="37" cy="12" r="2.4" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <circle cx="11.5" cy="12.5" r="6.5" />
        <circle cx="36.5" cy="12.5" r="6.5" />
        <path d="M24 8c11 0 18 7 18 16.5C42 35.5 34 43 24 43S6 35.5 6 24.5C6 15 13 8 24 8z" />
      </g>
    </svg>
  );
}
