import type { SVGProps } from 'react';

/** Verified; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function VerifySealArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" {...props}>
      <path
        fill="var(--primary,#3346C9)"
        stroke="var(--primary,#3346C9)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M48 5 55.51 10.24 64.46 8.27 69.39 15.99 78.41 17.59 80.01 26.61 87.73 31.54 85.76 40.49 91 48 85.76 55.51 87.73 64.46 80.01 69.39 78.41 78.41 69.39 80.01 64.46 87.73 55.51 85.76 48 91 40.49 85.76 31.54 87.73 26.61 80.01 17.59 78.41 15.99 69.39 8.27 64.46 10.24 55.51 5 48 10.24 40.49 8.27 31.54 15.99 26.61 17.59 17.59 26.61 15.99 31.54 8.27 40.49 10.24z"
      />
      <path
        fill="#fff"
        fillOpacity=".14"
        d="M48 91 40.49 85.76 31.54 87.73 26.61 80.01 17.59 78.41 15.99 69.39 8.27 64.46 10.24 55.51 5 48 10.24 40.49 8.27 31.54 15.99 26.61 17.59 17.59 26.61 15.99 31.54 8.27 40.49 10.24 48 5z"
      />
      <circle
        cx="48"
        cy="48"
        r="32"
        fill="none"
        stroke="var(--on-primary,#fff)"
        strokeOpacity=".45"
        strokeWidth="1.8"
        strokeDasharray="2 4.28"
        strokeLinecap="round"
      />
      <circle cx="48" cy="48" r="26.5" fill="var(--on-primary,#fff)" />
      <path
        fill="none"
        stroke="var(--primary,#3346C9)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M36.5 49l8 8 15.5-17"
      />
      <g fill="var(--accent-fill,#F2B93B)">
        <circle cx="48" cy="12.5" r="2.6" />
        <circle cx="48" cy="83.5" r="2.6" />
        <circle cx="12.5" cy="48" r="2.6" />
        <circle cx="83.5" cy="48" r="2.6" />
      </g>
    </svg>
  );
}
