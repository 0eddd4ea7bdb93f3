/** Selectors as Playwright's locators write them and its script for pages reads them. */

/** A name or text to look for. */
type Wanted = string | RegExp;

/** Options of `getByRole`. */
export interface RoleOptions {
  readonly name?: Wanted;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly includeHidden?: boolean;
  readonly level?: number;
  readonly pressed?: boolean;
  readonly selected?: boolean;
}

/** Options that narrow a locator. */
export interface FilterOptions {
  readonly has?: { readonly selector: string };
  readonly hasNot?: { readonly selector: string };
  readonly hasText?: Wanted;
  readonly hasNotText?: Wanted;
  readonly visible?: boolean;
}

/** An element with a role, a name and states. */
export function byRole(role: string, { name, exact, ...states }: RoleOptions = {}): string {
  const named = name === undefined ? '' : `[name=${quoted(name, exact)}]`;
  const others = Object.entries(states)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `[${key === 'includeHidden' ? 'include-hidden' : key}=${value}]`);
  return `internal:role=${role}${others.join('')}${named}`;
}

/** An element with an attribute: `placeholder`, `title` or `alt`. */
export function byAttribute(attribute: string, value: Wanted, exact?: boolean): string {
  return `internal:attr=[${attribute}=${quoted(value, exact)}]`;
}

/** An element with a text, or with a label of that text. */
export function byText(kind: 'text' | 'label', value: Wanted, exact?: boolean): string {
  return `internal:${kind}=${quotedText(value, exact)}`;
}

/** What is added to a selector to narrow it. */
export function narrowed({ has, hasNot, hasText, hasNotText, visible }: FilterOptions): string {
  const parts = [
    hasText === undefined ? '' : `internal:has-text=${quotedText(hasText)}`,
    hasNotText === undefined ? '' : `internal:has-not-text=${quotedText(hasNotText)}`,
    has === undefined ? '' : `internal:has=${JSON.stringify(has.selector)}`,
    hasNot === undefined ? '' : `internal:has-not=${JSON.stringify(hasNot.selector)}`,
    visible === undefined ? '' : `visible=${visible}`,
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => ` >> ${part}`)
    .join('');
}

function quoted(value: Wanted, exact = false): string {
  if (value instanceof RegExp) return pattern(value);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${exact ? 's' : 'i'}`;
}

function quotedText(value: Wanted, exact = false): string {
  return value instanceof RegExp ? pattern(value) : `${JSON.stringify(value)}${exact ? 's' : 'i'}`;
}

/** `>>` would end the selector. */
function pattern(value: RegExp): string {
  return String(value).replaceAll('>>', '\\>\\>');
}
