import type { SVGProps } from 'react';

/** Offline; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function EmptyOfflineArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" {...props}>
      <circle cx="60" cy="58" r="46" fill="var(--primary-soft,#E8EBFC)" fillOpacity=".7" />
      <ellipse cx="60" cy="106" rx="36" ry="4" fill="var(--surface-3,#ECEEF4)" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          fill="var(--surface,#fff)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M40 82a17 17 0 0 1-3-33.7A24 24 0 0 1 83 44a19 19 0 0 1 1 38H70"
        />
        <path
          fill="none"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          strokeOpacity=".5"
          d="M46 56a14 14 0 0 1 8-8"
        />
        <path fill="none" stroke="var(--text-3,#5C6379)" strokeWidth="2.2" d="" />
        <path
          fill="var(--surface-3,#ECEEF4)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M53 70h14v7a7 7 0 0 1-14 0zM56.5 70v-6M63.5 70v-6"
        />
        <path
          fill="none"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          strokeDasharray="3 4.5"
          d="M60 86v8c0 6 14 4 22 4"
        />
        <path stroke="var(--primary,#3346C9)" strokeWidth="3" d="M86 92l10 10M96 92l-10 10" />
        <path
          fill="var(--accent-fill,#F2B93B)"
          d="M24 27Q24.65 31.35 29 32Q24.65 32.65 24 37Q23.35 32.65 19 32Q23.35 31.35 24 27zM100 24.5Q100.72 29.29 105.5 30Q100.72 30.71 100 35.5Q99.28 30.71 94.5 30Q99.28 29.29 100 24.5z"
        />
      </g>
    </svg>
  );
}
