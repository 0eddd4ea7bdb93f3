import type { Picks } from '../content/parsed.ts';
import { type ContentShape, tokenText } from '../content/shape.ts';

/** One labelled part of a content, shown as `【label】values`. */
export interface ContentPart {
  /** Key of an object content, or name of a position; `list` for a content that is one list. Labels are message keys. */
  readonly label: string;
  /** Tokens of a set, or one text per line of single entry (tokens joined by commas). */
  readonly values: readonly string[];
}

/** The parts of a content in reading order; empty positions are left out. */
export function describe(shape: ContentShape, picks: Picks): readonly ContentPart[] {
  let next = 0;
  return shape.fields.flatMap((field): readonly ContentPart[] => {
    const key: string = field.key === '' ? 'list' : field.key;
    if (field.kind === 'lines') return [{ label: key, values: lineTexts(picks) }];
    const specs = field.kind === 'set' ? [field.set] : field.groups;
    return specs.flatMap(({ name, tokens }) => {
      const values = (picks.sets[next++] ?? []).map((value) => tokenText(tokens, value));
      const label = name === undefined ? key : field.key === '' ? name : `${field.key}.${name}`;
      return values.length === 0 ? [] : [{ label, values }];
    });
  });
}

function lineTexts({ lines }: Picks): readonly string[] {
  if (lines === undefined) return [];
  const { count, length, values } = lines;
  return Array.from({ length: count }, (_, i) => values.subarray(i * length, (i + 1) * length).join(','));
}
