import { type SVGProps, useId } from 'react';

/** 鸡 Rooster; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacRoosterArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="23" cy="19.5" r="2.3" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.9"
            d="M17 36l4.5 4 4.5-4 4.5 4 4.5-4 4 3.5M20.5 29.5l4 3.5 4-3.5 4 3.5 4-3.5"
          />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M17 12.5c-2-3.5 1.5-7 4.5-4.5C21.5 3 28 2 28.5 7c3.5-2.5 7 .5 5.5 4.5" />
        <path d="M26 10.5c7.5 0 12 5 12 13 0 7 3 12.5 4 20H13c2.5-6 3-12 2.5-18L5.5 23c3-3.5 7-5 11-5.5 1.5-4.5 5-7 9.5-7z" />
        <path d="M14.5 28.5c1.5 4-.5 8.5-3.5 8.5s-4-4-.5-8.5z" />
      </g>
    </svg>
  );
}
