import type { Content, ContentShape, Tokens } from '@tessera/rules';

/** One displayed part of a content, with its labels. */
export interface BetPart {
  /** Unique within a content. */
  readonly id: string;
  /** Names as in the rules: key of an object content, position name, or both; empty for a content that is a single list. */
  readonly labels: readonly string[];
  /** Tokens of a set, or whole lines of single entry, with their tokens joined where each is one digit. */
  readonly values: readonly string[];
  /** The values are lines of single entry. */
  readonly whole?: true;
  /** The values are drawn numbers of up to two digits, which some families pad; sums, heads and tails are not. */
  readonly wide?: true;
}

/**
 * The parts of a content in reading order (R3.8): groups separated by `|` with numbers separated by commas, or an object with
 * named parts. Empty groups are omitted.
 *
 * The shape of the play names the positions; without it groups are unnamed. Accepts any text, also a truncated one:
 * validation is done by the rules.
 */
export function betParts(content: Content, shape?: ContentShape): readonly BetPart[] {
  if (typeof content === 'string') return partsOf('', content, fieldOf(shape, ''));
  const keys = shape?.fields.map(({ key }) => key).filter((key) => key in content) ?? Object.keys(content);
  return keys.flatMap((key) => partsOf(key, content[key] ?? '', fieldOf(shape, key)));
}

type Field = ContentShape['fields'][number];

function fieldOf(shape: ContentShape | undefined, key: string): Field | undefined {
  return shape?.fields.find((field) => field.key === key);
}

function partsOf(key: string, text: string, field: Field | undefined): readonly BetPart[] {
  const labels = key === '' || key === 'list' ? [] : [key];
  const groups = text.split('|');
  if (field?.kind === 'lines') {
    const wide = isWide(field.tokens);
    return [
      { id: key, labels, values: groups.map((line) => lineText(line, wide)), whole: true, ...mark(wide) },
    ];
  }
  const specs = field?.kind === 'groups' ? field.groups : field?.kind === 'set' ? [field.set] : [];
  return groups.flatMap((group, place) => {
    if (group === '') return [];
    const { name, tokens } = specs[place] ?? {};
    return [
      {
        id: `${key}${place}`,
        labels: name === undefined ? labels : [...labels, name],
        values: group.split(','),
        ...mark(tokens !== undefined && isWide(tokens)),
      },
    ];
  });
}

function isWide(tokens: Tokens): boolean {
  return 'to' in tokens && tokens.from >= 1 && tokens.to > 9;
}

function mark(wide: boolean): { readonly wide?: true } {
  return wide ? { wide } : {};
}

function lineText(line: string, wide: boolean): string {
  return line.replaceAll(',', wide || /\d{2}/.test(line) ? ' ' : '');
}
