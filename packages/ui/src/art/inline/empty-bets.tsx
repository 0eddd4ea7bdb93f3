import type { SVGProps } from 'react';

/** No bets; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function EmptyBetsArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" {...props}>
      <circle cx="60" cy="58" r="46" fill="var(--primary-soft,#E8EBFC)" fillOpacity=".7" />
      <ellipse cx="60" cy="106" rx="36" ry="4" fill="var(--surface-3,#ECEEF4)" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <g transform="rotate(-8 60 62)">
          <path
            fill="var(--surface,#fff)"
            stroke="var(--text-3,#5C6379)"
            strokeWidth="2.2"
            d="M28 40h64a6 6 0 0 1 6 6v8a8 8 0 0 0 0 16v8a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6v-8a8 8 0 0 0 0-16v-8a6 6 0 0 1 6-6z"
          />
          <path
            fill="none"
            stroke="var(--text-3,#5C6379)"
            strokeWidth="2.2"
            strokeDasharray="1 5.5"
            d="M78 45v34"
          />
          <g fill="none" stroke="var(--text-3,#5C6379)" strokeWidth="2" strokeDasharray="3.6 3.4">
            <circle cx="40" cy="56" r="7" />
            <circle cx="60" cy="56" r="7" />
          </g>
          <path
            fill="none"
            stroke="var(--text-3,#5C6379)"
            strokeWidth="2.2"
            strokeOpacity=".5"
            d="M34 73h32"
          />
          <path fill="var(--primary,#3346C9)" d="M85 54h4v4h-4zM85 60h4v4h-4zM85 66h4v4h-4z" />
        </g>
        <path
          fill="var(--accent-fill,#F2B93B)"
          d="M24 24Q24.78 29.22 30 30Q24.78 30.78 24 36Q23.22 30.78 18 30Q23.22 29.22 24 24zM98 23.5Q98.58 27.41 102.5 28Q98.58 28.59 98 32.5Q97.42 28.59 93.5 28Q97.42 27.41 98 23.5z"
        />
        <circle cx="104" cy="92" r="2.5" fill="var(--primary,#3346C9)" />
      </g>
    </svg>
  );
}
