import { contrastRatio } from './contrast.ts';
import { ink } from './ink.ts';
import { porcelain } from './porcelain.ts';
import type { ThemeValues } from './theme.ts';

/**
 * Fills the missing values of a theme, so that every theme token has a value.
 *
 * Missing values come from Ink when the theme has `--scheme: dark`, otherwise from Porcelain. A primary colour given alone also
 * determines its hover, active and soft tones and a readable text colour on it. A header colour given alone determines its dim
 * text and its mark. Expects accepted values (`acceptThemeValues`).
 */
export function completeTheme(values: ThemeValues): ThemeValues {
  const base = values['--scheme'] === 'dark' ? ink.values : porcelain.values;
  return { ...base, ...fromPrimary(values), ...fromHeader(values), ...values };
}

function fromPrimary(values: ThemeValues): ThemeValues {
  const primary = values['--primary'];
  if (!primary) return {};
  return {
    '--primary-hover': 'color-mix(in oklab, var(--primary) 86%, black)',
    '--primary-active': 'color-mix(in oklab, var(--primary) 74%, black)',
    '--primary-soft': 'color-mix(in oklab, var(--primary) 12%, var(--surface))',
    '--on-primary-soft': 'color-mix(in oklab, var(--primary) 55%, var(--text))',
    '--on-primary': readableOn(primary),
    '--nav-active': primary,
    '--header-mark': primary,
  };
}

function fromHeader(values: ThemeValues): ThemeValues {
  const background = values['--header-bg'];
  if (!background) return {};
  const text = values['--header-text'] ?? readableOn(background);
  return {
    '--header-text': text,
    '--header-mark': text,
    '--header-dim': 'color-mix(in srgb, var(--header-text) 88%, var(--header-bg))',
  };
}

function readableOn(fill: string): string {
  return contrastRatio('#FFFFFF', fill) >= contrastRatio('#161A2B', fill) ? '#FFFFFF' : '#161A2B';
}
