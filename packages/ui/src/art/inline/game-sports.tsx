import type { SVGProps } from 'react';

/** Sports; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameSportsArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <g fill="none" stroke="var(--primary,#3346C9)" strokeOpacity=".3" strokeWidth="3" strokeLinecap="round">
        <path d="M3.5 16.5h6M2.5 24H7M3.5 31.5h6" />
      </g>
      <circle cx="27" cy="24" r="17" fill="var(--primary,#3346C9)" />
      <g strokeLinejoin="round">
        <path
          fill="var(--accent-fill,#F2B93B)"
          stroke="var(--accent-fill,#F2B93B)"
          strokeWidth="1.5"
          d="M27 17.8 32.9 22.08 30.64 29.02 23.36 29.02 21.1 22.08z"
        />
        <path
          stroke="var(--on-primary,#fff)"
          strokeOpacity=".8"
          strokeWidth="2.2"
          d="M27 17.8L27 12M32.9 22.08L38.41 20.29M30.64 29.02L34.05 33.71M23.36 29.02L19.95 33.71M21.1 22.08L15.59 20.29"
        />
        <path
          fill="var(--on-primary,#fff)"
          fillOpacity=".85"
          d="M21.63 8.4L27 12.7L32.37 8.4A16.5 16.5 0 0 0 21.63 8.4zM40.18 14.07L37.75 20.51L43.5 24.29A16.5 16.5 0 0 0 40.18 14.07zM40.52 33.46L33.64 33.14L31.82 39.78A16.5 16.5 0 0 0 40.52 33.46zM22.18 39.78L20.36 33.14L13.48 33.46A16.5 16.5 0 0 0 22.18 39.78zM10.5 24.29L16.25 20.51L13.82 14.07A16.5 16.5 0 0 0 10.5 24.29z"
        />
      </g>
    </svg>
  );
}
