import { type SVGProps, useId } from 'react';

/** 马 Horse; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacHorseArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="19" cy="17" r="2" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="2"
            d="M28 8.5c6.5 4 9.5 12 9 19M33.5 26c.5 6-1.5 11-3.5 17"
          />
          <circle cx="10.2" cy="28" r="1.3" />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M19.5 4.5l4 4.5C34.5 10 41 18.5 41 30v13.5H17.5c-.5-8 5-11 6-17.5-2.5 2.5-6 3-8.5 3.5-1 3-3 4.5-5.5 3.5L6.5 31c-1-.7-1.2-2-.7-3.2L15 12z" />
      </g>
    </svg>
  );
}
