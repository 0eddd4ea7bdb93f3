import type { SVGProps } from 'react';

/** Bank transfer; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function PayBankArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <g fill="var(--primary,#3346C9)">
        <path d="M20 4.5l15 7.5v3.5H5V12z" />
        <path fillOpacity=".32" d="M8 18h4.5v11.5H8zM17.75 18h4.5v11.5h-4.5zM27.5 18H32v11.5h-4.5z" />
        <rect x="4" y="31.5" width="32" height="4.5" rx="1.5" />
      </g>
      <circle cx="20" cy="11.3" r="2" fill="var(--accent-fill,#F2B93B)" />
    </svg>
  );
}
