import { isThemeToken, isTokenName, type ThemeTokenName, tokenKinds } from '../tokens.ts';
import type { ThemeValues } from './theme.ts';

/** One accepted value, ready for `style.setProperty(name, css)`. */
export interface AcceptedValue {
  readonly name: ThemeTokenName;
  /** The value as CSS; a path is wrapped in `url("…")`. */
  readonly css: string;
}

/**
 * Validates one value of an external theme.
 *
 * The name may have its leading dashes or not. Returns `null` for an unknown name, a token that themes must not set, a value of
 * the wrong kind, and anything that could escape a declaration or load from another origin. Source: trust rule E5.
 */
export function acceptThemeValue(name: string, value: string): AcceptedValue | null {
  const full = name.startsWith('--') ? name : `--${name}`;
  if (!isTokenName(full) || !isThemeToken(full)) return null;
  const text = value.trim();
  if (forbidden.test(text)) return null;
  const css = cssOf(tokenKinds[full], text);
  return css === null ? null : { name: full, css };
}

/** The accepted values of a map; refused ones are omitted. */
export function acceptThemeValues(values: Readonly<Record<string, string>>): ThemeValues {
  const accepted: { [Name in ThemeTokenName]?: string } = {};
  for (const [name, value] of Object.entries(values)) {
    const pair = acceptThemeValue(name, value);
    if (pair) accepted[pair.name] = pair.css;
  }
  return accepted;
}

const forbidden = /url\(|image-set\(|[;{}\\@]/i;
const colour = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const length = /^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em))$/;
const number = /^\d{1,4}(?:\.\d{1,3})?$/;
const path = /^\/[A-Za-z0-9._/-]{1,200}\.(?:png|jpe?g|webp|gif|svg|ico)$/;

function cssOf(kind: (typeof tokenKinds)[ThemeTokenName], text: string): string | null {
  switch (kind) {
    case 'colour':
      return colour.test(text) ? text : null;
    case 'length':
      return length.test(text) ? text : null;
    case 'number':
      return number.test(text) ? text : null;
    case 'scheme':
      return text === 'light' || text === 'dark' ? text : null;
    case 'image':
      if (text === 'none') return text;
      return path.test(text) && !text.includes('..') && !text.includes('//') ? `url("${text}")` : null;
  }
}
