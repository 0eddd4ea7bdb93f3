import type { Content } from './parse.ts';
import type { Picks } from './parsed.ts';
import { type ContentShape, type LinesField, type SetSpec, tokenText } from './shape.ts';

/**
 * Writes picks in their canonical notation: tokens of a set ascend, lines keep their order. It is the inverse of parsing:
 * parsing the printed content gives the same picks, and printing those picks gives the same content.
 */
export function printShape(shape: ContentShape, picks: Picks): Content {
  let next = 0;
  const printSet = (spec: SetSpec): string =>
    (picks.sets[next++] ?? []).map((v) => tokenText(spec.tokens, v)).join(',');
  const texts = shape.fields.map((field) => {
    if (field.kind === 'set') return printSet(field.set);
    if (field.kind === 'groups') return field.groups.map(printSet).join('|');
    return printLines(field, picks);
  });
  if (shape.form === 'string') return texts[0] ?? '';
  return Object.fromEntries(shape.fields.map((field, index) => [field.key, texts[index] ?? '']));
}

function printLines(field: LinesField, picks: Picks): string {
  if (picks.lines === undefined) return '';
  const { count, length, values } = picks.lines;
  const lines: string[] = [];
  for (let i = 0; i < count; i++) {
    const line = values.subarray(i * length, (i + 1) * length);
    lines.push(Array.from(line, (value) => tokenText(field.tokens, value)).join(','));
  }
  return lines.join('|');
}
