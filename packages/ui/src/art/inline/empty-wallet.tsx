import type { SVGProps } from 'react';

/** Empty wallet; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function EmptyWalletArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" {...props}>
      <circle cx="60" cy="58" r="46" fill="var(--primary-soft,#E8EBFC)" fillOpacity=".7" />
      <ellipse cx="60" cy="106" rx="36" ry="4" fill="var(--surface-3,#ECEEF4)" />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path
          fill="var(--surface-3,#ECEEF4)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M30 42l44-16a5 5 0 0 1 6.5 3.2L84 42z"
        />
        <path
          fill="var(--surface,#fff)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M26 40h66a7 7 0 0 1 7 7v42a7 7 0 0 1-7 7H26a7 7 0 0 1-7-7V47a7 7 0 0 1 7-7z"
        />
        <path
          fill="none"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          strokeOpacity=".5"
          d="M28 50h50M28 86h40"
        />
        <path
          fill="var(--primary-soft,#E8EBFC)"
          stroke="var(--text-3,#5C6379)"
          strokeWidth="2.2"
          d="M80 59h22v18H80a9 9 0 0 1 0-18z"
        />
        <circle cx="82" cy="68" r="3" fill="var(--primary,#3346C9)" />
        <g fill="none" stroke="var(--text-3,#5C6379)" strokeWidth="2" strokeDasharray="3.6 3.4">
          <circle cx="46" cy="68" r="10" />
        </g>
        <path
          fill="var(--accent-fill,#F2B93B)"
          d="M98 20.5Q98.72 25.29 103.5 26Q98.72 26.71 98 31.5Q97.28 26.71 92.5 26Q97.28 25.29 98 20.5zM22 23.5Q22.59 27.41 26.5 28Q22.59 28.59 22 32.5Q21.41 28.59 17.5 28Q21.41 27.41 22 23.5z"
        />
      </g>
    </svg>
  );
}
