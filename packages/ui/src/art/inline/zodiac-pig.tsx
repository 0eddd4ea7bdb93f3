import { type SVGProps, useId } from 'react';

/** 猪 Pig; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacPigArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="15.5" cy="22.5" r="2.1" />
          <circle cx="32.5" cy="22.5" r="2.1" />
          <ellipse cx="24" cy="31.5" rx="8.5" ry="6.5" fill="none" stroke="#000" strokeWidth="2" />
          <ellipse cx="21" cy="31.5" rx="1.5" ry="2.2" />
          <ellipse cx="27" cy="31.5" rx="1.5" ry="2.2" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.8"
            d="M11 18.5c1-3 3.5-5.5 6.5-7M37 18.5c-1-3-3.5-5.5-6.5-7"
          />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M7 7c4-1 9 .5 12 3.2 1.600-.5 3.300-.7 5-.7s3.400.2 5 .7C32 7.5 37 6 41 7c1 4.5.2 9-2 12.5 1.5 2.5 2 5 2 8C41 37 34 43.5 24 43.5S7 37 7 27.5c0-3 .5-5.5 2-8C6.800 16 6 11.5 7 7z" />
      </g>
    </svg>
  );
}
