import type { SVGProps } from 'react';

/** Closed; takes its colours from the theme. Decorative: add a label when it is used alone. */
export function ClosedLanternArt(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 240 240" width="240" height="240" aria-hidden="true" {...props}>
      <circle cx="120" cy="116" r="98" fill="var(--surface-3,#ECEEF4)" fillOpacity=".75" />
      <ellipse cx="120" cy="216" rx="78" ry="7" fill="var(--surface-3,#ECEEF4)" />
      <path
        fill="var(--surface,#fff)"
        stroke="var(--text-3,#5C6379)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M36 208V92a84 62 0 0 1 168 0v116z"
      />
      <path
        fill="var(--surface-3,#ECEEF4)"
        stroke="var(--text-3,#5C6379)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M48 208V94a72 51 0 0 1 72-51v165zM192 208V94a72 51 0 0 0-72-51v165z"
      />
      <g
        fill="none"
        stroke="var(--text-3,#5C6379)"
        strokeOpacity=".4"
        strokeWidth="2.2"
        strokeLinecap="round"
      >
        <path d="M60 92v104M76 74v122M92 66v130M106 62v134M134 62v134M148 66v130M164 74v122M180 92v104" />
      </g>
      <path stroke="var(--text-3,#5C6379)" strokeWidth="4" strokeLinecap="round" d="M26 210h188" />
      <path stroke="var(--text-3,#5C6379)" strokeWidth="2.5" d="M120 10v62" />
      <path
        fill="var(--surface,#fff)"
        stroke="var(--text-3,#5C6379)"
        strokeWidth="3"
        d="M120 80c36 0 49 18 49 38s-13 38-49 38-49-18-49-38 13-38 49-38z"
      />
      <path fill="#000" fillOpacity=".07" d="M120 80c36 0 49 18 49 38s-13 38-49 38z" />
      <g fill="none" stroke="var(--text-3,#5C6379)" strokeOpacity=".55" strokeWidth="2">
        <path d="M108 81c-24 10-24 64 0 74M132 81c24 10 24 64 0 74" />
      </g>
      <g
        fill="var(--surface-3,#ECEEF4)"
        stroke="var(--text-3,#5C6379)"
        strokeWidth="3"
        strokeLinejoin="round"
      >
        <rect x="98" y="70" width="44" height="11" rx="4" />
        <rect x="98" y="155" width="44" height="11" rx="4" />
      </g>
      <path
        stroke="var(--text-3,#5C6379)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M110 168v16M120 168v26M130 168v16"
      />
      <path
        fill="none"
        stroke="var(--primary,#3346C9)"
        strokeWidth="4"
        d="M112.5 116v-6a7.5 7.5 0 0 1 15 0v6"
      />
      <rect x="107" y="115" width="26" height="20" rx="5" fill="var(--primary,#3346C9)" />
      <circle cx="120" cy="125" r="3" fill="var(--on-primary,#fff)" />
      <path
        fill="var(--text-3,#5C6379)"
        fillOpacity=".6"
        d="M30 38Q30.78 43.22 36 44Q30.78 44.78 30 50Q29.22 44.78 24 44Q29.22 43.22 30 38zM214 47Q214.91 53.09 221 54Q214.91 54.91 214 61Q213.09 54.91 207 54Q213.09 53.09 214 47z"
      />
      <path fill="var(--accent-fill,#F2B93B)" d="M206 20a15 15 0 1 0 14 22 12 12 0 0 1-14-22z" />
    </svg>
  );
}
