import type { SVGProps } from 'react';

/** Nothing found; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function EmptySearchArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" {...props}>
      <circle cx="60" cy="58" r="46" fill="var(--primary-soft,#E8EBFC)" fillOpacity=".7" />
      <ellipse cx="60" cy="106" rx="36" ry="4" fill="var(--surface-3,#ECEEF4)" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path stroke="var(--text-3,#5C6379)" strokeWidth="9" d="M77 79l17 17" />
        <path stroke="var(--surface,#fff)" strokeWidth="4.6" d="M79 81l15 15" />
        <circle
          cx="54"
          cy="54"
          r="31"
          fill="var(--surface,#fff)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
        />
        <circle
          cx="54"
          cy="54"
          r="24.5"
          fill="var(--surface-3,#ECEEF4)"
          stroke="var(--text-3,#5C6379)"
          strokeOpacity=".45"
          strokeWidth="1.6"
        />
        <g transform="rotate(-10 54 54)">
          <rect
            x="42"
            y="42"
            width="24"
            height="24"
            rx="6"
            fill="var(--surface,#fff)"
            stroke="var(--text-3,#5C6379)"
            strokeWidth="2.2"
            strokeDasharray="4 3.4"
          />
          <circle cx="54" cy="54" r="3" fill="var(--primary,#3346C9)" />
        </g>
        <path fill="none" stroke="var(--surface,#fff)" strokeWidth="3" d="M36 48a20 20 0 0 1 8-10" />
        <path
          fill="var(--accent-fill,#F2B93B)"
          d="M98 30Q98.78 35.22 104 36Q98.78 36.78 98 42Q97.22 36.78 92 36Q97.22 35.22 98 30zM20 83.5Q20.59 87.42 24.5 88Q20.59 88.58 20 92.5Q19.41 88.58 15.5 88Q19.41 87.42 20 83.5z"
        />
      </g>
    </svg>
  );
}
