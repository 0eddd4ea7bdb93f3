import { type SVGProps, useId } from 'react';

/** 兔 Rabbit; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ZodiacRabbitArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <mask id={`${id}a`} maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48">
        <rect width="48" height="48" fill="#fff" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <circle cx="17.5" cy="30" r="2.1" />
          <circle cx="30.5" cy="30" r="2.1" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="2.2"
            d="M16.5 8.5c1 3 1.5 6 1.5 9.5M31.5 8.5c-1 3-1.5 6-1.5 9.5"
          />
          <path d="M21.5 34h5L24 36.7z" />
          <path
            fill="none"
            stroke="#000"
            strokeWidth="1.7"
            d="M24 36v2M24 38c-1.5 1.7-3.5 1.7-4.5.5M24 38c1.5 1.7 3.5 1.7 4.5.5"
          />
        </g>
      </mask>
      <g fill="currentColor" mask={`url(#${id}a)`}>
        <path d="M16 3c4.5 0 6 7 6 15h4c0-8 1.5-15 6-15 5 0 5.5 9 2.5 17.5C38 23 39.5 26.5 39.5 30c0 8.5-6.5 14-15.5 14S8.5 38.5 8.5 30c0-3.5 1.5-7 5-9.5C10.5 12 11 3 16 3z" />
      </g>
    </svg>
  );
}
