import { type SVGProps, useId } from 'react';

/** 羊 Goat; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacGoatArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="20" cy="25.5" r="1.9" />
          <circle cx="28" cy="25.5" r="1.9" />
          <path fill="none" stroke="#000" strokeWidth="1.7" d="M21.5 35.5L24 37.5l2.5-2M24 37.5v2" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M24 14.5c5.5 0 9 3 9 8.5 0 6-2 9.5-2.5 14-.4 3.5-3 5-6.5 5s-6.100-1.5-6.5-5C17 32.5 15 29 15 23c0-5.5 3.5-8.5 9-8.5z" />
        <path d="M15 22.5c-3-1.5-7.5-1-10 2 3 2.5 7.5 3.5 11 1.5zM33 22.5c3-1.5 7.5-1 10 2-3 2.5-7.5 3.5-11 1.5z" />
        <path d="M21.5 42.5h5L24 46.5z" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="4.6"
          d="M20 14.5C19 8 13.5 4.5 9 7.5 4.5 10.5 5.5 17.5 10.5 17.5M28 14.5c1-6.5 6.5-10 11-7 4.5 3 3.5 10-1.5 10"
        />
      </g>
    </svg>
  );
}
