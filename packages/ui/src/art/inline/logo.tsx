import type { SVGProps } from 'react';

/** Tessera; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function LogoArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 194 48" width="194" height="48" aria-hidden="true" {...props}>
      <g>
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
      </g>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4.6"
        d="M60 11.3h21M70.5 11.3V37M79.3 27h15.4a7.7 7.7 0 1 0-2.550 5.720M113.4 21.2c-1.4-1.3-3.4-1.9-5.6-1.9-3.3 0-5.5 1.5-5.5 3.9s2 3.2 5.6 3.8c3.7.7 5.8 1.6 5.8 4s-2.3 3.7-5.8 3.7c-2.6 0-4.7-.7-6.2-2.2M131.9 21.2c-1.4-1.3-3.4-1.9-5.6-1.9-3.3 0-5.5 1.5-5.5 3.9s2 3.2 5.6 3.8c3.7.7 5.8 1.6 5.8 4s-2.3 3.7-5.8 3.7c-2.6 0-4.7-.7-6.2-2.2M139.3 27h15.4a7.7 7.7 0 1 0-2.550 5.720M162 37V17.2M162 27.5c0-5.2 3-8.2 8.3-8.2M189.3 17v20M189.3 27a7.7 7.7 0 1 1-15.4 0 7.7 7.7 0 0 1 15.4 0z"
      />
    </svg>
  );
}
