import { type SVGProps, useId } from 'react';

/** Success; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function SuccessCheckArt(props: SVGProps<SVGSVGElement>) {
  const id = useId();
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" {...props}>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </linearGradient>
      </defs>
      <circle cx="48" cy="48" r="40" fill="var(--success,#0B7A4B)" fillOpacity=".14" />
      <circle cx="48" cy="48" r="30" fill="var(--success,#0B7A4B)" />
      <circle cx="48" cy="48" r="30" fill={`url(#${id}a)`} fillOpacity=".16" />
      <path
        fill="none"
        stroke="var(--on-success,#fff)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M34.5 49.5l9.5 9.5 18-20"
      />
      <g fill="var(--accent-fill,#F2B93B)">
        <rect x="78" y="17" width="8" height="8" rx="1.8" transform="rotate(18 82 21)" />
        <circle cx="13" cy="26" r="3.5" />
        <rect x="12" y="72" width="6" height="6" rx="1.4" transform="rotate(-20 15 75)" />
        <circle cx="82" cy="76" r="3" />
      </g>
    </svg>
  );
}
