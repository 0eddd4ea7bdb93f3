import type { SVGProps } from 'react';

/** Card payment; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function PayCardArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <rect x="4" y="8" width="32" height="24" rx="5" fill="var(--primary,#3346C9)" />
      <path fill="#000" fillOpacity=".28" d="M4 13.5h32v5H4z" />
      <rect x="8.5" y="23.5" width="7" height="5" rx="1.5" fill="var(--accent-fill,#F2B93B)" />
      <path
        stroke="var(--on-primary,#fff)"
        strokeOpacity=".6"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M20 26h11.5"
      />
    </svg>
  );
}
