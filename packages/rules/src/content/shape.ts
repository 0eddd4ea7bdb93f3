/** The shape of a played item's content, as data. Parsing, printing, random picks and pickers all use it. */
export interface ContentShape {
  readonly form: 'string' | 'object';
  /** In reading order; a `string` content has one field and its key is `''`. */
  readonly fields: readonly Field[];
  /** Conditions between banker and drag sets. */
  readonly bankers?: BankerRule;
}

/** A field of a content: the whole text, or the text under one key. */
export type Field = SetField | GroupsField | LinesField;

/** Keys an object content may have (wire spellings). */
export type ContentKey =
  | 'pos'
  | 'list'
  | 'single'
  | 'double'
  | 'tripple'
  | 'quadruple'
  | 'rank'
  | 'compare'
  | 'gall_code'
  | 'drag_code';

/** Allowed tokens: integers `from` to `to`, both included, or a list of words. */
export type Tokens = { readonly from: number; readonly to: number } | { readonly words: readonly string[] };

/** Different tokens, order irrelevant; `min` to `max` picks. */
export interface SetSpec {
  readonly tokens: Tokens;
  readonly min: number;
  readonly max: number;
  /** Name of the position, when the set is one of several groups. */
  readonly name?: string;
}

export interface SetField {
  readonly kind: 'set';
  readonly key: ContentKey | '';
  readonly set: SetSpec;
}

/** Exactly `groups.length` sets; at least `minNonempty` of them filled. */
export interface GroupsField {
  readonly kind: 'groups';
  readonly key: ContentKey | '';
  readonly groups: readonly SetSpec[];
  readonly minNonempty: number;
}

/** What makes two lines the same bet, and whether a line may repeat a token. */
export type LineOrder = 'ordered' | 'ordered-different' | 'unordered-different' | 'unordered';

/** Restriction on the tokens of one line of three. */
export type LinePattern = 'pair' | 'not-leopard' | 'different';

/** Single entry: every group is one complete line of `length` tokens; the last `extra.count` tokens use `extra.tokens`. */
export interface LinesField {
  readonly kind: 'lines';
  readonly key: ContentKey | '';
  readonly length: number;
  readonly tokens: Tokens;
  readonly order: LineOrder;
  readonly pattern?: LinePattern;
  readonly extra?: { readonly tokens: Tokens; readonly count: number };
}

/** Banker and drag sets, by index among all sets of the content. Together they must hold at least `need` tokens. */
export interface BankerRule {
  readonly zones: readonly { readonly bankers: number; readonly drags: number; readonly need: number }[];
}

/** Most lines of a content; more are refused while reading. Source: rules catalogue, `limits.max_lines`. */
export const maxLines = 100_000;

/** Most unit bets of a content; more are refused. Source: rules catalogue, `limits.max_unit_bets`. */
export const maxUnitBets = 1_000_000;

/** Integers `from` to `to`. */
export const range = (from: number, to: number): Tokens => ({ from, to });

/** A list of words. */
export const words = (...list: readonly string[]): { readonly words: readonly string[] } => ({ words: list });

/** One set as the whole content. */
export const setContent = (tokens: Tokens, min: number, max: number): ContentShape => ({
  form: 'string',
  fields: [{ kind: 'set', key: '', set: { tokens, min, max } }],
});

/** One set per named position as the whole content. */
export const groupsContent = (
  names: readonly string[],
  tokens: Tokens,
  min: number,
  max: number,
  minNonempty: number = names.length,
): ContentShape => ({
  form: 'string',
  fields: [
    { kind: 'groups', key: '', groups: names.map((name) => ({ tokens, min, max, name })), minNonempty },
  ],
});

/** Single entry as the whole content. */
export const linesContent = (lines: Omit<LinesField, 'kind' | 'key'>): ContentShape => ({
  form: 'string',
  fields: [{ kind: 'lines', key: '', ...lines }],
});

/** A set under a key. */
export const setField = (key: ContentKey, tokens: Tokens, min: number, max: number): SetField => ({
  kind: 'set',
  key,
  set: { tokens, min, max },
});

/** An object content. */
export const objectContent = (...fields: readonly Field[]): ContentShape => ({ form: 'object', fields });

/** Number of allowed tokens. */
export function tokenCount(tokens: Tokens): number {
  return 'words' in tokens ? tokens.words.length : tokens.to - tokens.from + 1;
}

/** Text of a parsed value: a word is parsed to its index, an integer to itself. */
export function tokenText(tokens: Tokens, value: number): string {
  return 'words' in tokens ? (tokens.words[value] ?? '') : String(value);
}

/** All parsed values of an alphabet, in order. */
export function tokenValues(tokens: Tokens): readonly number[] {
  const first = 'words' in tokens ? 0 : tokens.from;
  return Array.from({ length: tokenCount(tokens) }, (_, index) => first + index);
}

/** The sets of a shape in reading order: those of set fields and of every group. */
export function setsOf(shape: ContentShape): readonly SetSpec[] {
  return shape.fields.flatMap((field) =>
    field.kind === 'set' ? [field.set] : field.kind === 'groups' ? field.groups : [],
  );
}

/** The single-entry field of a shape, if it has one. */
export function linesOf(shape: ContentShape): LinesField | undefined {
  return shape.fields.find((field) => field.kind === 'lines');
}
