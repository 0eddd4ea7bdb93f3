/** Action of a key on the desktop betting page. */
export type HotKey =
  | { readonly do: 'digit'; readonly digit: number }
  | { readonly do: 'row' | 'ball' | 'multiple' | 'play'; readonly by: 1 | -1 }
  | { readonly do: 'quick'; readonly pick: 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear' }
  | { readonly do: 'random'; readonly count: 1 | 5 }
  | { readonly do: 'unit' | 'add' | 'confirm' | 'board' };

/** The relevant fields of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const quick = { a: 'all', b: 'big', s: 'small', o: 'odd', e: 'even', c: 'clear' } as const;
const steps: Readonly<Record<string, HotKey>> = {
  ArrowUp: { do: 'row', by: -1 },
  ArrowDown: { do: 'row', by: 1 },
  ArrowLeft: { do: 'ball', by: -1 },
  ArrowRight: { do: 'ball', by: 1 },
  '+': { do: 'multiple', by: 1 },
  '=': { do: 'multiple', by: 1 },
  '-': { do: 'multiple', by: -1 },
  '[': { do: 'play', by: -1 },
  ']': { do: 'play', by: 1 },
  u: { do: 'unit' },
  d: { do: 'board' },
  Enter: { do: 'add' },
};

/** The action of a key, or `undefined`; key combinations of the browser and the system are ignored. */
export function hotKeyOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): HotKey | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 'Enter' ? { do: 'confirm' } : undefined;
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (/^\d$/.test(plain)) return { do: 'digit', digit: Number(plain) };
  if (plain === 'r') return { do: 'random', count: shiftKey ? 5 : 1 };
  const pick = Object.hasOwn(quick, plain) ? quick[plain as keyof typeof quick] : undefined;
  return pick ? { do: 'quick', pick } : steps[plain];
}
