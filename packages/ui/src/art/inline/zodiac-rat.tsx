import { type SVGProps, useId } from 'react';

/** 鼠 Rat; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacRatArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="18" cy="26.5" r="2.1" />
          <circle cx="30" cy="26.5" r="2.1" />
          <circle cx="11" cy="13.5" r="3.4" />
          <circle cx="37" cy="13.5" r="3.4" />
          <path fill="none" stroke="#000" strokeWidth="1.8" d="M20.5 38.5c2 1.5 5 1.5 7 0" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <circle cx="11.5" cy="14" r="8" />
        <circle cx="36.5" cy="14" r="8" />
        <path d="M24 12.5c8.5 0 14 5.5 14 12.5 0 8-8 14-11 17.5a4 4 0 0 1-6 0C18 39 10 33 10 25c0-7 5.5-12.5 14-12.5z" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14.5 36.5L7 39M33.5 36.5L41 39M13.5 33L6 33.5M34.5 33l7.5.5" />
      </g>
    </svg>
  );
}
