import { type SVGProps, useId } from 'react';

/** 龙 Dragon; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacDragonArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <path d="M15.5 24l6 2.5c-.5 2-4.5 2.5-6-2.5zM32.5 24l-6 2.5c.5 2 4.5 2.5 6-2.5z" />
          <circle cx="20.5" cy="38" r="1.7" />
          <circle cx="27.5" cy="38" r="1.7" />
          <path fill="none" stroke="#000" strokeWidth="1.9" d="M24 14v6M16.5 34.5c4.5-2 10.5-2 15 0" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M24 13.5c4 0 7 1.5 9 4l7-1.5-3.5 5.5 5 1.5-4.5 4 3.5 4-5.5.5c-.5 3-1.5 4-1.5 6.5 0 4-4 6.5-9.5 6.5s-9.5-2.5-9.5-6.5c0-2.5-1-3.5-1.5-6.5L7.5 31l3.5-4-4.5-4 5-1.5L8 16l7 1.5c2-2.5 5-4 9-4z" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M19 13.5C18.5 9 16 5.5 11.5 4M17.5 8.5L13 9.5M29 13.5c.5-4.5 3-8 7.5-9.5M30.5 8.5l4.5 1"
          strokeWidth="3"
        />
        <path d="M13 40c-3 3.5-6.5 4-9 2M35 40c3 3.5 6.5 4 9 2" />
      </g>
    </svg>
  );
}
