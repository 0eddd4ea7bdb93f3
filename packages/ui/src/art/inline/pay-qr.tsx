import type { SVGProps } from 'react';

/** QR payment; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function PayQrArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" {...props}>
      <g fill="none" stroke="var(--primary,#3346C9)" strokeWidth="3">
        <rect x="5.5" y="5.5" width="11" height="11" rx="3" />
        <rect x="23.5" y="5.5" width="11" height="11" rx="3" />
        <rect x="5.5" y="23.5" width="11" height="11" rx="3" />
      </g>
      <g fill="var(--primary,#3346C9)">
        <rect x="9.5" y="9.5" width="3" height="3" rx=".8" />
        <rect x="27.5" y="9.5" width="3" height="3" rx=".8" />
        <rect x="9.5" y="27.5" width="3" height="3" rx=".8" />
        <path d="M22 22h4.5v4.5H22zM31.5 22H36v4.5h-4.5zM22 31.5h4.5V36H22z" fillOpacity=".45" />
        <path d="M31.5 31.5H36V36h-4.5z" />
      </g>
      <path fill="var(--accent-fill,#F2B93B)" d="M26.5 26.5h5v5h-5z" />
    </svg>
  );
}
