import type { SVGProps } from 'react';

/** No records; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function EmptyRecordsArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" {...props}>
      <circle cx="60" cy="58" r="46" fill="var(--primary-soft,#E8EBFC)" fillOpacity=".7" />
      <ellipse cx="60" cy="106" rx="36" ry="4" fill="var(--surface-3,#ECEEF4)" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          fill="var(--surface-3,#ECEEF4)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M36 28h42a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z"
        />
        <path
          fill="var(--surface,#fff)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M42 20h38a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
        />
        <g fill="none" stroke="var(--text-3,#5C6379)" strokeWidth="2.2">
          <path d="M46 34h18" />
          <path strokeOpacity=".5" d="M46 46h28M46 57h28M46 68h12" />
        </g>
        <circle
          cx="82"
          cy="78"
          r="17"
          fill="var(--surface,#fff)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
        />
        <path fill="none" stroke="var(--primary,#3346C9)" strokeWidth="2.8" d="M82 68v10l7 5" />
        <path
          fill="var(--accent-fill,#F2B93B)"
          d="M24 29Q24.65 33.35 29 34Q24.65 34.65 24 39Q23.35 34.65 19 34Q23.35 33.35 24 29zM100 34.5Q100.72 39.28 105.5 40Q100.72 40.72 100 45.5Q99.28 40.72 94.5 40Q99.28 39.28 100 34.5z"
        />
      </g>
    </svg>
  );
}
