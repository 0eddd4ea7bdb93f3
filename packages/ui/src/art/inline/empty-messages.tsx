import type { SVGProps } from 'react';

/** No messages; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function EmptyMessagesArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" {...props}>
      <circle cx="60" cy="58" r="46" fill="var(--primary-soft,#E8EBFC)" fillOpacity=".7" />
      <ellipse cx="60" cy="106" rx="36" ry="4" fill="var(--surface-3,#ECEEF4)" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          fill="var(--surface-3,#ECEEF4)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M54 30h38a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9H54z"
        />
        <path
          fill="var(--surface,#fff)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M28 40h46a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H48L34 98V86h-6a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z"
        />
        <g fill="var(--primary,#3346C9)">
          <circle cx="38" cy="63" r="3.2" />
          <circle cx="51" cy="63" r="3.2" fillOpacity=".6" />
          <circle cx="64" cy="63" r="3.2" fillOpacity=".3" />
        </g>
        <path
          fill="var(--accent-fill,#F2B93B)"
          d="M28 18.5Q28.71 23.29 33.5 24Q28.71 24.71 28 29.5Q27.29 24.71 22.5 24Q27.29 23.29 28 18.5zM100 83.5Q100.58 87.42 104.5 88Q100.58 88.58 100 92.5Q99.42 88.58 95.5 88Q99.42 87.42 100 83.5z"
        />
      </g>
    </svg>
  );
}
