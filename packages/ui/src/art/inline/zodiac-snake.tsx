import { type SVGProps, useId } from 'react';

/** 蛇 Snake; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacSnakeArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round"></g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}></g>
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="7" d="M27 12c-8 0-14.5 1.5-14.5 7 0 9 23 3.5 23 12.5 0 6-8 8-15.5 8" />
        <path
          fill="currentColor"
          stroke="none"
          d="M20.5 36c-4.5 0-8-.6-11.5-2.4-2.2-1-3.8 1.2-2 2.8 3.700 3.2 8.3 6.6 13.5 6.6z"
        />
        <path d="M40 12.5l4-2M40 12.5l4 2.5" strokeWidth="1.8" />
      </g>
      <g fill="currentColor">
        <path
          fillRule="evenodd"
          d="M26 6.5h7.5c4 0 7 2.5 7 5.5s-3 5.5-7 5.5H26c-2 0-3.5-2.5-3.5-5.5s1.5-5.5 3.5-5.5zM33 9.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z"
        />
      </g>
    </svg>
  );
}
