import fc from 'fast-check';
import type { Content } from '../content/parse.ts';
import type { ContentShape, LinesField, SetSpec } from '../content/shape.ts';
import { setsOf, tokenText, tokenValues } from '../content/shape.ts';
import { readContent } from '../engine/read.ts';
import type { Family, PlayedItem } from '../families/declare.ts';
import { type Draw, zodiacSigns } from '../families/draw.ts';

/** Bounds of generated contents, so that expanding them stays cheap. */
export interface ContentBounds {
  /** Most picks of one set; default 8, with more than five sets 5. Sets that need more get just what they need. */
  readonly picksMax?: number;
  /** Most lines of single entry; default 12. */
  readonly linesMax?: number;
  /** Most unit bets; default 2000. */
  readonly countMax?: number;
}

/** Valid contents of an item, their picks in any order. */
export function arbContent(item: PlayedItem, bounds: ContentBounds = {}): fc.Arbitrary<Content> {
  const { countMax = 2000 } = bounds;
  // Many rows of many picks make more combinations than anyone wants to write out.
  const picksMax = setsOf(item.content).length > 5 ? 5 : 8;
  return arbShape(item.content, { picksMax, linesMax: 12, ...bounds }).filter((content) => {
    const read = readContent(item, content);
    return read.ok && read.value.count <= countMax;
  });
}

/** Draws of a family. */
export function arbDraw(family: Family): fc.Arbitrary<Draw> {
  switch (family) {
    case 'ssc':
    case 'p5':
      return arbDigits(5);
    case 'd3':
    case 'pc28':
      return arbDigits(3);
    case 'x5':
      return arbNumbers(11, 5);
    case 'pk10':
      return arbNumbers(10, 10);
    case 'k3':
      return fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 });
    case 'kl8':
      return arbNumbers(80, 20);
    case 'kl10':
      return arbNumbers(20, 8);
    case 'lhc':
      return fc
        .record({ balls: arbNumbers(49, 7), year: fc.constantFrom(...zodiacSigns) })
        .map(({ balls, year }) => ({
          main: balls.slice(0, 6),
          special: balls[6] ?? 1,
          year,
        }));
    case 'uklotto':
      return arbNumbers(59, 7).map((balls) => ({ main: balls.slice(0, 6), extra: balls.slice(6) }));
    default: {
      const { main, extra } = jackpotZones[family];
      return fc.record({ main: arbNumbers(main[1], main[0]), extra: arbNumbers(extra[1], extra[0]) });
    }
  }
}

/** A content of an item with a draw of its family. */
export function arbTicket(
  item: PlayedItem,
  bounds?: ContentBounds,
): fc.Arbitrary<{ readonly content: Content; readonly draw: Draw }> {
  return fc.record({ content: arbContent(item, bounds), draw: arbDraw(item.family) });
}

/** `[pick, of]` of both zones. */
const jackpotZones = {
  powerball: { main: [5, 69], extra: [1, 26] },
  megamillions: { main: [5, 70], extra: [1, 24] },
  'megamillions-old': { main: [5, 70], extra: [1, 25] },
  euromillions: { main: [5, 50], extra: [2, 12] },
  ssq: { main: [6, 33], extra: [1, 16] },
  dlt: { main: [5, 35], extra: [2, 12] },
  'dlt-2019': { main: [5, 35], extra: [2, 12] },
} as const;

const arbDigits = (length: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

const arbNumbers = (of: number, drawn: number): fc.Arbitrary<number[]> =>
  fc.shuffledSubarray(
    Array.from({ length: of }, (_, index) => index + 1),
    { minLength: drawn, maxLength: drawn },
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

/** Bankers and drags out of one shuffled row of numbers, so that they never overlap. */
function arbBankers(shape: ContentShape, bounds: Bounds): fc.Arbitrary<string[]> {
  const specs = setsOf(shape);
  const zones = shape.bankers?.zones ?? [];
  const inZone = new Set(zones.flatMap(({ bankers, drags }) => [bankers, drags]));
  const zoneTexts = zones.map((zone) => {
    const bankers = specs[zone.bankers];
    const drags = specs[zone.drags];
    if (bankers === undefined || drags === undefined)
      throw new Error('a banker zone names sets of the content');
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

/**
 * Draws of the item's family that often hold numbers of the content, at their positions where it has positions: rare tiers
 * come up as often as common ones.
 */
export function arbDrawNear(item: PlayedItem, content: Content): fc.Arbitrary<Draw> {
  const rows = typeof content === 'string' ? content.split('|') : Object.values(content);
  const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
  const mentioned = numbersIn(rows.join(' '));
  const rowed = item.content.fields[0]?.kind === 'groups' ? rows.map(numbersIn) : [];
  return fc
    .record({ draw: arbDraw(item.family), luck: fc.array(fc.nat(9999), { minLength: 20, maxLength: 20 }) })
    .map(({ draw, luck }) => {
      const lucky = (numbers: readonly number[], repeats: boolean): number[] => {
        const legal = new Set(repeats ? repeatable(item.family) : numbers);
        const taken: number[] = [];
        for (const [index, number] of numbers.entries()) {
          const chance = luck[index % luck.length] ?? 0;
          const wanted = (rowed[index]?.length ? (rowed[index] ?? []) : mentioned).filter(
            (value) =>
              (repeats ? legal.has(value) : inRange(item.family, value)) &&
              (repeats || !taken.includes(value)),
          );
          const own = wanted[Math.floor(chance / 10) % Math.max(1, wanted.length)];
          taken.push(chance % 10 < 7 && own !== undefined ? own : number);
        }
        return repeats ? taken : withoutRepeats(taken, item.family);
      };
      if (!('main' in draw)) return lucky(draw, repeatable(item.family).length > 0);
      if ('special' in draw) {
        const balls = lucky([...draw.main, draw.special], false);
        return { ...draw, main: balls.slice(0, 6), special: balls[6] ?? 1 };
      }
      const main = lucky(draw.main, false);
      return {
        main,
        extra: draw.extra.map((extra) => (item.family === 'uklotto' ? unused(extra, main, 59) : extra)),
      };
    });
}

/** Values of families that may draw one twice; empty for the others. */
function repeatable(family: Family): readonly number[] {
  if (family === 'k3') return [1, 2, 3, 4, 5, 6];
  return ['ssc', 'p5', 'd3', 'pc28'].includes(family) ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [];
}

const largest: Readonly<Partial<Record<Family, number>>> = {
  x5: 11,
  pk10: 10,
  kl8: 80,
  kl10: 20,
  lhc: 49,
  uklotto: 59,
  ...Object.fromEntries(Object.entries(jackpotZones).map(([family, { main }]) => [family, main[1]])),
};

function largestOf(family: Family): number {
  return largest[family] ?? 9;
}

function inRange(family: Family, value: number): boolean {
  return value >= 1 && value <= largestOf(family);
}

/** Replaces later repeats by the smallest numbers not drawn yet. */
function withoutRepeats(numbers: readonly number[], family: Family): number[] {
  const seen = new Set<number>();
  return numbers.map((number) => {
    const own = seen.has(number) ? unused(number, [...seen, ...numbers], largestOf(family)) : number;
    seen.add(own);
    return own;
  });
}

function unused(number: number, taken: readonly number[], of: number): number {
  let candidate = number;
  while (taken.includes(candidate)) candidate = (candidate % of) + 1;
  return candidate;
}
