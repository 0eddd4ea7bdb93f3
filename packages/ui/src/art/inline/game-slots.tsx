import type { SVGProps } from 'react';

/** Slots; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function GameSlotsArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" {...props}>
      <g fill="var(--primary,#3346C9)">
        <path fillOpacity=".24" d="M38 19h3.5a1.5 1.5 0 0 1 0 9H38z" />
        <rect x="5" y="9" width="33" height="31" rx="7" />
      </g>
      <path stroke="var(--primary,#3346C9)" strokeWidth="3" strokeLinecap="round" d="M42.5 12v11" />
      <circle cx="42.5" cy="10.5" r="3.5" fill="var(--accent-fill,#F2B93B)" />
      <g fill="var(--on-primary,#fff)">
        <rect x="9" y="15" width="7.5" height="15" rx="2" />
        <rect x="17.8" y="15" width="7.5" height="15" rx="2" />
        <rect x="26.6" y="15" width="7.5" height="15" rx="2" />
        <rect x="14" y="34" width="15" height="2.5" rx="1.25" fillOpacity=".55" />
      </g>
      <path
        fill="var(--accent-fill,#F2B93B)"
        d="M12.75 18.7l2.5 3.8-2.5 3.8-2.5-3.8zM30.35 18.7l2.5 3.8-2.5 3.8-2.5-3.8z"
      />
      <circle cx="21.55" cy="22.5" r="2.6" fill="var(--primary,#3346C9)" />
    </svg>
  );
}
