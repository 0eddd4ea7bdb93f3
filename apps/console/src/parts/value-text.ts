/** How a value of a setting is typed, read from its JSON schema. */
export type Entry =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'text' }
  | { readonly kind: 'json' };

/** A value that was typed, or that the text is no value. */
export type Typed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** How a value with this schema is typed. Whatever has no form of its own is typed as JSON. */
export function entryOf(schema: Readonly<Record<string, unknown>>): Entry {
  const { type, enum: options } = schema;
  if (Array.isArray(options) && options.every((option) => typeof option === 'string'))
    return { kind: 'choice', options };
  if (type === 'boolean') return { kind: 'switch' };
  if (type === 'number' || type === 'integer') {
    return { kind: 'number', ...bound('min', schema.minimum), ...bound('max', schema.maximum) };
  }
  return type === 'string' ? { kind: 'text' } : { kind: 'json' };
}

/** The text in which a value is typed. */
export function textOfValue(value: unknown, entry: Entry): string {
  if (entry.kind === 'json') return JSON.stringify(value, null, 2) ?? '';
  return value === null || value === undefined ? '' : String(value);
}

/** Reads a typed text. The server checks the value against the schema; here only its kind is made sure of. */
export function valueOfText(text: string, entry: Entry): Typed {
  if (entry.kind === 'text' || entry.kind === 'choice') return { ok: true, value: text };
  if (entry.kind === 'switch') return { ok: true, value: text === 'true' };
  if (entry.kind === 'number') {
    const isNumber = /^-?\d+(\.\d+)?$/.test(text.trim());
    return isNumber ? { ok: true, value: Number(text) } : { ok: false };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** A value in one line of a table. */
export function shortValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text === '' ? '—' : text;
}

/** Zod writes the largest safe integers where a number has no bound. */
const bound = <Name extends 'min' | 'max'>(name: Name, value: unknown): { [Key in Name]?: number } =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER
    ? ({ [name]: value } as { [Key in Name]?: number })
    : {};
