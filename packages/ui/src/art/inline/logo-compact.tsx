import type { SVGProps } from 'react';

/** Tessera; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function LogoCompactArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <path
        fill="var(--logo-mark,var(--primary,#3346C9))"
        d="M10 2h3a2.5 2.5 0 0 1 2.5 2.5V13a2.5 2.5 0 0 1-2.5 2.5H4.5A2.5 2.5 0 0 1 2 13v-3a8 8 0 0 1 8-8zM35 2h3a8 8 0 0 1 8 8v3a2.5 2.5 0 0 1-2.5 2.5H35a2.5 2.5 0 0 1-2.5-2.5V4.5A2.5 2.5 0 0 1 35 2z"
      />
      <path
        fill="#fff"
        fillOpacity="0.2"
        d="M10 2h3a2.5 2.5 0 0 1 2.5 2.5V13a2.5 2.5 0 0 1-2.5 2.5H4.5A2.5 2.5 0 0 1 2 13v-3a8 8 0 0 1 8-8z"
      />
      <path
        fill="#000"
        fillOpacity="0.2"
        d="M35 2h3a8 8 0 0 1 8 8v3a2.5 2.5 0 0 1-2.5 2.5H35a2.5 2.5 0 0 1-2.5-2.5V4.5A2.5 2.5 0 0 1 35 2z"
      />
      <g fill="var(--logo-mark,var(--primary,#3346C9))">
        <rect x="17.5" y="2" width="13" height="13.5" rx="2.5" />
        <rect x="17.5" y="17.25" width="13" height="13.5" rx="2.5" />
        <rect x="17.5" y="32.5" width="13" height="13.5" rx="2.5" />
      </g>
      <g fill="var(--logo-accent,var(--accent-fill,#F2B93B))">
        <circle cx="8.75" cy="39.25" r="5" />
        <circle cx="39.25" cy="39.25" r="5" />
      </g>
    </svg>
  );
}
