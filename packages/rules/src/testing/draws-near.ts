import fc from 'fast-check';
import type { Content } from '../content/parse.ts';
import { type Family, familyFacts } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import type { DrawZone } from '../families/facts.ts';
import { arbDraw } from './arbitraries.ts';

/** Random numbers for one draw; each one decides one choice. */
type Luck = readonly number[];

/**
 * Draws of the item's family that often contain numbers of the content, at their positions if it has positions, or one of
 * its lines completely. Rare tiers therefore occur as often as common ones.
 */
export function arbDrawNear(item: PlayItem, content: Content): fc.Arbitrary<Draw> {
  const wish = wishOf(item, content);
  const arbLuck = fc.array(fc.nat(9999), { minLength: 24, maxLength: 24 });
  return fc.record({ draw: arbDraw(item.family), luck: arbLuck }).map(({ draw, luck }) => {
    if (!('main' in draw)) {
      const near = bent(draw, wish, item.family, luck);
      return item.family === 'kl8' && (luck[23] ?? 0) % 4 === 0 ? withSum(near, 810, 80) : near;
    }
    if ('special' in draw) {
      const balls = bent([...draw.main, draw.special], wish, item.family, luck);
      return { ...draw, main: balls.slice(0, 6), special: balls[6] ?? 1 };
    }
    const main = bent(draw.main, wish, item.family, luck);
    const { shape } = familyFacts[item.family];
    const sameDrum = shape.form === 'jackpot' && shape.sameDrum;
    const extra = sameDrum ? draw.extra.map((bonus) => unused(bonus, main, shape.main.to)) : draw.extra;
    return { main, extra };
  });
}

/** The numbers that would make a content win. */
interface Wish {
  readonly mentioned: readonly number[];
  /** Numbers per position, if the content has rows. */
  readonly rows: readonly (readonly number[])[];
  readonly lines: readonly (readonly number[])[];
}

function wishOf({ content: shape }: PlayItem, content: Content): Wish {
  const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);
  const texts = typeof content === 'string' ? [content] : Object.values(content);
  const single = shape.fields.find(({ kind }) => kind === 'lines');
  const lineText =
    single === undefined ? '' : typeof content === 'string' ? content : (content[single.key] ?? '');
  return {
    mentioned: numbersIn(texts.join(' ')),
    rows: shape.fields[0]?.kind === 'groups' ? (texts[0] ?? '').split('|').map(numbersIn) : [],
    lines: lineText === '' ? [] : lineText.split('|').map(numbersIn),
  };
}

/** Replaces numbers of a draw by numbers of the wish; the result is still a draw of the family. */
function bent(numbers: readonly number[], wish: Wish, family: Family, luck: Luck): number[] {
  const { from, to, repeats = false } = drumOf(family);
  const line = plantedLine(wish.lines, luck, numbers.length);
  const taken: number[] = [];
  for (const [index, number] of numbers.entries()) {
    const chance = luck[index] ?? 0;
    const planted = line[index];
    const row = wish.rows[index] ?? [];
    const wished = (planted !== undefined ? [planted] : row.length > 0 ? row : wish.mentioned).filter(
      (value) => value >= from && value <= to && (repeats || !taken.includes(value)),
    );
    const own = wished[Math.floor(chance / 10) % Math.max(1, wished.length)];
    taken.push(own !== undefined && (planted !== undefined || chance % 10 < 7) ? own : number);
  }
  return repeats ? taken : withoutRepeats(taken, to);
}

/** Half of the time, one line of the content at an offset where it fits, forwards or backwards. */
function plantedLine(lines: Wish['lines'], luck: Luck, length: number): readonly (number | undefined)[] {
  // The first twenty random numbers are reserved for the numbers.
  const [first = 0, second = 0, third = 0] = luck.slice(20);
  const line = lines[first % Math.max(1, lines.length)] ?? [];
  if (line.length === 0 || second % 2 === 0) return [];
  const offset = third % (Math.max(0, length - line.length) + 1);
  const turned = second % 4 === 1 ? line : line.toReversed();
  return Array.from({ length }, (_, index) => turned[index - offset]);
}

/** Changes one number after the other until the sum is reached, as far as free numbers allow. */
function withSum(numbers: readonly number[], sum: number, of: number): number[] {
  const moved = [...numbers];
  for (const index of moved.keys()) {
    const missing = sum - moved.reduce((total, number) => total + number, 0);
    const own = moved[index] ?? 0;
    let target = Math.min(of, Math.max(1, own + missing));
    const step = Math.sign(own - target);
    while (target !== own && moved.includes(target)) target += step;
    moved[index] = target;
  }
  return moved;
}

/** The drum whose numbers a content names first. */
function drumOf(family: Family): DrawZone {
  const { shape } = familyFacts[family];
  return shape.form === 'list' ? shape.zone : shape.form === 'lhc' ? shape.balls : shape.main;
}

/** Replaces later repeats by unused numbers. */
function withoutRepeats(numbers: readonly number[], of: number): number[] {
  const seen = new Set<number>();
  return numbers.map((number) => {
    const own = seen.has(number) ? unused(number, [...seen, ...numbers], of) : number;
    seen.add(own);
    return own;
  });
}

function unused(number: number, taken: readonly number[], of: number): number {
  let candidate = number;
  while (taken.includes(candidate)) candidate = (candidate % of) + 1;
  return candidate;
}
