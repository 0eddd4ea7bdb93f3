import fc from 'fast-check';
import type { Content } from '../content/parse.ts';
import type { ContentShape, LinesField, SetSpec } from '../content/shape.ts';
import { setsOf, tokenText, tokenValues } from '../content/shape.ts';
import { readContent } from '../engine/read.ts';
import { type Family, familyFacts } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import { type Draw, zodiacSigns } from '../families/draw.ts';
import type { DrawZone } from '../families/facts.ts';

/** Bounds of generated contents, so that expanding them stays cheap. */
export interface ContentBounds {
  /** Most picks of one set; default 8, or 5 with more than five sets. Sets that need more get exactly as many as they need. */
  readonly picksMax?: number;
  /** Most lines of single entry; default 12. */
  readonly linesMax?: number;
  /** Most unit bets; default 2000. */
  readonly countMax?: number;
}

/** Valid contents of an item, with their picks in random order. */
export function arbContent(item: PlayItem, bounds: ContentBounds = {}): fc.Arbitrary<Content> {
  const { countMax = 2000 } = bounds;
  // Many rows with many picks make too many combinations to expand.
  const picksMax = setsOf(item.content).length > 5 ? 5 : 8;
  return arbShape(item.content, { picksMax, linesMax: 12, ...bounds }).filter((content) => {
    const read = readContent(item, content);
    return read.ok && read.value.count <= countMax;
  });
}

/** Draws of a family. */
export function arbDraw(family: Family): fc.Arbitrary<Draw> {
  const { shape } = familyFacts[family];
  if (shape.form === 'list') return arbZone(shape.zone);
  if (shape.form === 'lhc')
    return fc
      .record({ balls: arbZone(shape.balls), year: fc.constantFrom(...zodiacSigns) })
      .map(({ balls, year }) => ({ main: balls.slice(0, 6), special: balls[6] ?? 1, year }));
  const { main, extra, sameDrum } = shape;
  if (!sameDrum) return fc.record({ main: arbZone(main), extra: arbZone(extra) });
  return arbZone({ ...main, count: main.count + extra.count }).map((balls) => ({
    main: balls.slice(0, main.count),
    extra: balls.slice(main.count),
  }));
}

/** A content of an item with a draw of its family. */
export function arbTicket(
  item: PlayItem,
  bounds?: ContentBounds,
): fc.Arbitrary<{ readonly content: Content; readonly draw: Draw }> {
  return fc.record({ content: arbContent(item, bounds), draw: arbDraw(item.family) });
}

const arbZone = ({ count, from, to, repeats }: DrawZone): fc.Arbitrary<number[]> =>
  repeats === true
    ? fc.array(fc.integer({ min: from, max: to }), { minLength: count, maxLength: count })
    : fc.shuffledSubarray(
        Array.from({ length: to - from + 1 }, (_, index) => from + index),
        { minLength: count, maxLength: count },
      );

type Bounds = Required<Pick<ContentBounds, 'picksMax' | 'linesMax'>>;

function arbShape(shape: ContentShape, bounds: Bounds): fc.Arbitrary<Content> {
  const sets =
    shape.bankers === undefined
      ? fc.tuple(...setsOf(shape).map((spec) => arbSet(spec, bounds)))
      : arbBankers(shape, bounds);
  const single = shape.fields.find((field) => field.kind === 'lines');
  const lines = single === undefined ? fc.constant('') : arbLines(single, bounds);
  return fc.tuple(sets, lines).map(([texts, lineText]) => {
    let next = 0;
    const fields = shape.fields.map((field) => {
      if (field.kind === 'lines') return lineText;
      if (field.kind === 'set') return texts[next++] ?? '';
      return field.groups.map(() => texts[next++] ?? '').join('|');
    });
    return shape.form === 'string'
      ? (fields[0] ?? '')
      : Object.fromEntries(shape.fields.map(({ key }, index) => [key, fields[index] ?? '']));
  });
}

function arbSet({ tokens, min, max }: SetSpec, { picksMax }: Bounds): fc.Arbitrary<string> {
  const texts = tokenValues(tokens).map((value) => tokenText(tokens, value));
  return fc
    .shuffledSubarray(texts, { minLength: min, maxLength: Math.min(max, Math.max(min, picksMax)) })
    .map((picks) => picks.join(','));
}

/** Bankers and drags from one shuffled list of numbers, so that they never overlap. */
function arbBankers(shape: ContentShape, bounds: Bounds): fc.Arbitrary<string[]> {
  const specs = setsOf(shape);
  const zones = shape.bankers?.zones ?? [];
  const inZone = new Set(zones.flatMap(({ bankers, drags }) => [bankers, drags]));
  const zoneTexts = zones.map((zone) => {
    const bankers = specs[zone.bankers];
    const drags = specs[zone.drags];
    if (bankers === undefined || drags === undefined)
      throw new Error('a banker zone must name sets of the content');
    const texts = tokenValues(drags.tokens).map((value) => tokenText(drags.tokens, value));
    return fc
      .record({
        bankerCount: fc.integer({ min: bankers.min, max: bankers.max }),
        row: fc.shuffledSubarray(texts, {
          minLength: zone.need,
          maxLength: Math.min(texts.length, Math.max(zone.need + 1, bounds.picksMax)),
        }),
      })
      .map(({ bankerCount, row }) => ({
        [zone.bankers]: row.slice(0, bankerCount).join(','),
        [zone.drags]: row.slice(bankerCount).join(','),
      }));
  });
  const others = specs.map((spec, index) => (inZone.has(index) ? fc.constant('') : arbSet(spec, bounds)));
  return fc.tuple(fc.tuple(...zoneTexts), fc.tuple(...others)).map(([chosen, rest]) => {
    const byIndex: Record<number, string> = Object.assign({}, ...chosen);
    return rest.map((text, index) => byIndex[index] ?? text);
  });
}

function arbLines(field: LinesField, { linesMax }: Bounds): fc.Arbitrary<string> {
  const extra = field.extra?.count ?? 0;
  const main = tokenValues(field.tokens).map((value) => tokenText(field.tokens, value));
  const different = field.order.endsWith('different') || field.pattern === 'different';
  const length = field.length - extra;
  const pair = fc
    .shuffledSubarray(main, { minLength: 2, maxLength: 2 })
    .chain(([a = '', b = '']) => fc.shuffledSubarray([a, a, b], { minLength: 3 }));
  const mainArb =
    field.pattern === 'pair'
      ? pair
      : different
        ? fc.shuffledSubarray(main, { minLength: length, maxLength: length })
        : fc.array(fc.constantFrom(...main), { minLength: length, maxLength: length });
  const extraTokens = field.extra?.tokens;
  const extraArb =
    extraTokens === undefined
      ? fc.constant<string[]>([])
      : fc.shuffledSubarray(
          tokenValues(extraTokens).map((value) => tokenText(extraTokens, value)),
          { minLength: extra, maxLength: extra },
        );
  return fc
    .uniqueArray(fc.tuple(mainArb, extraArb), {
      minLength: 1,
      maxLength: linesMax,
      selector: ([numbers, rest]) =>
        (field.order.startsWith('ordered') ? numbers : numbers.toSorted()).join() + rest.toSorted().join(),
    })
    .map((lines) => lines.map(([numbers, rest]) => [...numbers, ...rest].join(',')).join('|'));
}
