import { type SVGProps, useId } from 'react';

/** 狗 Dog; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacDogArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="18.5" cy="22.5" r="2.1" />
          <circle cx="29.5" cy="22.5" r="2.1" />
          <path d="M20 29.5h8c.5 2.5-2 4.5-4 4.5s-4.5-2-4-4.5z" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.9"
            d="M12.5 12.5c-.8 4-1 8-1 13M35.5 12.5c.8 4 1 8 1 13"
          />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.8"
            d="M24 34v3M24 37c-2 2-4.5 2-6 .5M24 37c2 2 4.5 2 6 .5"
          />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M24 7.5c4.5 0 8 1 10.5 3 4-1.5 8.5.5 9.5 5 1.2 5.5-.5 14-4.5 14-1.5 0-2.5-1-3-2.5-.5 3.5 0 5 0 7.5 0 5.5-5 9.5-12.5 9.5S11.5 40 11.5 34.5c0-2.5.5-4 0-7.5-.5 1.5-1.5 2.5-3 2.5-4 0-5.7-8.5-4.5-14 1-4.5 5.5-6.5 9.5-5 2.5-2 6-3 10.5-3z" />
      </g>
    </svg>
  );
}
