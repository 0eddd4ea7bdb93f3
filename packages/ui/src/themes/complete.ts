import { contrastRatio } from './contrast.ts';
import { ink } from './ink.ts';
import { porcelain } from './porcelain.ts';
import type { ThemeValues } from './theme.ts';

/**
 * Fills what a theme leaves out, so that every theme token has a value.
 *
 * The rest comes from Ink when the theme says `--scheme: dark`, otherwise from Porcelain. A primary colour that
 * comes alone brings its own hover, active and soft tones and a text colour that can be read on it; a header that
 * comes alone brings its dim text and its mark. Expects accepted values (`acceptThemeValues`).
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
