import { linesIn, type Picks } from '../content/parsed.ts';
import { subsets } from '../math/choose.ts';
import { bestDraw, type Drum } from '../play/best-draw.ts';
import { type Part, payoutsOf } from './bet.ts';
import { type DrawForm, drawFormOf } from './draw-form.ts';
import type { Budget, Most } from './slot-search.ts';

/** Items whose lines are sets of numbers that pay by how many of them are drawn, whatever the order. */
const byHits =
  /^(kl8\.(any\d|credit\.number$)|kl10\.(any\d|credit\.(link\d$|any-number$))|lhc\.(main\.number$|link\.|nohit\.|onehit\.|special\.number$)|(powerball|megamillions|euromillions|uklotto|ssq|dlt)[^.]*\.)/;

/** A line with its part: numbers by drum. */
interface HitLine {
  readonly part: Part;
  readonly numbers: readonly (readonly number[])[];
}

/** Most lines that are searched together. */
const linesMax = 60;

/** Steps of a search, which runs in one piece; about twenty milliseconds. */
const searchSteps = 50_000;

/**
 * The most that parts with lines of numbers pay in one draw, by the search for the best draw; `undefined` when a part is of
 * another kind or they have too many lines.
 */
export function mostOfHits(parts: readonly Part[], budget: Budget): Most | undefined {
  const [first] = parts;
  if (first === undefined || !parts.every(({ item }) => byHits.test(item.id))) return undefined;
  const form = drawFormOf(first.item.family);
  const lines: HitLine[] = [];
  for (const part of parts) {
    const its = linesOf(part, form, linesMax - lines.length);
    if (its === undefined) return undefined;
    lines.push(...its);
  }
  const kinds = [...new Set(parts)];
  const prizes = kinds.map((part) =>
    prizesByHits(
      lines.find((line) => line.part === part),
      form,
    ),
  );
  return bestDraw({
    drums: drumsOf(form, first.item.family === 'lhc'),
    lines: lines.map(({ numbers }) => numbers),
    kinds: lines.map(({ part }) => kinds.indexOf(part)),
    prize: (main, extra, kind) => prizes[kind]?.(main, extra) ?? 0n,
    budget: Math.min(budget.left, searchSteps),
  });
}

function drumsOf({ slots }: DrawForm, specialLast: boolean): readonly Drum[] {
  const drums = [...new Set(slots.map(({ drum }) => drum))];
  const first = slots.filter(({ drum }) => drum === 0).length;
  if (drums.length === 2) {
    const [main, extra] = [slots[0], slots.at(-1)];
    return [
      { of: main?.to ?? 0, main: first, extra: 0 },
      { of: extra?.to ?? 0, main: 0, extra: slots.length - first },
    ];
  }
  const hasExtra = specialLast || isBonus(slots.length);
  return [{ of: slots[0]?.to ?? 0, main: hasExtra ? first - 1 : first, extra: hasExtra ? 1 : 0 }];
}

/** A jackpot lottery with a bonus draws seven numbers from one drum; keno games draw eight or twenty. */
const isBonus = (drawn: number): boolean => drawn === 7;

/** The lines of a part; `undefined` when there are more than `most`. */
function linesOf(part: Part, form: DrawForm, most: number): readonly HitLine[] | undefined {
  const { item, picks } = part;
  const count = item.play.count(picks);
  if (count > most) return undefined;
  const twoDrums = form.slots.some(({ drum }) => drum === 1);
  const mains = form.slots.filter(({ drum }) => drum === 0).length;
  if (picks.lines !== undefined) {
    const { length, values } = linesIn(picks);
    return Array.from({ length: count }, (_, line) => {
      const all = [...values.subarray(line * length, (line + 1) * length)];
      return { part, numbers: twoDrums ? [all.slice(0, mains), all.slice(mains)] : [all] };
    });
  }
  return choicesOf(part, twoDrums, mains)?.map((numbers) => ({ part, numbers }));
}

/** The lines of picks from sets: bankers with every choice of drags. */
function choicesOf(
  { item, picks: { sets } }: Part,
  twoDrums: boolean,
  mains: number,
): readonly (readonly (readonly number[])[])[] | undefined {
  const banker = item.content.bankers !== undefined;
  if (!twoDrums) {
    const [bankers, drags] = banker ? [sets[0] ?? [], sets[1] ?? []] : [[], sets[0] ?? []];
    const size = lineSize(item.id, mains);
    return subsets(drags, size - bankers.length).map((chosen) => [[...bankers, ...chosen]]);
  }
  const zoned = banker && sets.length === 4;
  const [mainBankers, mainDrags] = banker ? [sets[0] ?? [], sets[zoned ? 2 : 1] ?? []] : [[], sets[0] ?? []];
  const [extraBankers, extraDrags] = zoned
    ? [sets[1] ?? [], sets[3] ?? []]
    : [[], sets[banker ? 2 : 1] ?? []];
  const extras = drawFormOf(item.family).slots.length - mains;
  return subsets(mainDrags, mains - mainBankers.length).flatMap((main) =>
    subsets(extraDrags, extras - extraBankers.length).map((extra) => [
      [...mainBankers, ...main],
      [...extraBankers, ...extra],
    ]),
  );
}

/** Numbers of a line of an item with one drum. */
function lineSize(id: string, mains: number): number {
  const [, digits] = /(?:any|link|none|one)(\d+)/.exec(id) ?? [];
  if (digits !== undefined) return Number(digits);
  if (/four-all/.test(id)) return 4;
  if (/three-/.test(id)) return 3;
  if (/two-|special-pair/.test(id)) return 2;
  return /number$/.test(id) ? 1 : mains - 1;
}

/** Payout of one line by how many of its numbers are drawn as main and as extra numbers, from draws that hit it so. */
function prizesByHits(line: HitLine | undefined, form: DrawForm): (main: number, extra: number) => bigint {
  if (line === undefined) return () => 0n;
  const { part, numbers } = line;
  const pays = payoutsOf(part.item, picksOfLine(part, numbers), part.prize);
  const known = new Map<number, bigint>();
  return (main, extra) => {
    const key = main * 32 + extra;
    const found = known.get(key) ?? pays(form.drawOf(drawHitting(numbers, main, extra, form), 'rat'));
    known.set(key, found);
    return found;
  };
}

/** The picks of one line in the notation of its item. */
function picksOfLine({ item, picks }: Part, numbers: readonly (readonly number[])[]): Picks {
  if (picks.lines !== undefined) {
    const values = Uint8Array.from(numbers.flat());
    return { sets: picks.sets, lines: { length: values.length, count: 1, values } };
  }
  if (item.content.bankers === undefined) return { sets: numbers };
  const [main = [], extra = []] = numbers;
  const rest = (all: readonly number[], bankers: readonly number[]) =>
    all.filter((number) => !bankers.includes(number));
  const { sets } = picks;
  const [first = [], second = []] = sets;
  if (sets.length === 4) return { sets: [first, second, rest(main, first), rest(extra, second)] };
  return { sets: [first, rest(main, first), ...(sets.length === 3 ? [extra] : [])] };
}

/** Numbers of a draw with so many main and extra hits of a line; the other numbers are in no line position. */
function drawHitting(
  [main = [], extra]: readonly (readonly number[])[],
  mainHits: number,
  extraHits: number,
  { slots }: DrawForm,
): readonly number[] {
  const last = slots.length - 1;
  const outside = (taken: readonly number[], to: number): readonly number[] =>
    Array.from({ length: to }, (_, i) => i + 1).filter((number) => !taken.includes(number));
  const others = outside(main, slots[0]?.to ?? 0);
  if (extra !== undefined) {
    const mains = slots.filter(({ drum }) => drum === 0).length;
    const extraOthers = outside(extra, slots[last]?.to ?? 0);
    return [
      ...[...main.slice(0, mainHits), ...others].slice(0, mains),
      ...[...extra.slice(0, extraHits), ...extraOthers].slice(0, slots.length - mains),
    ];
  }
  const hasExtra = extraHits > 0 || isBonus(slots.length);
  const mains = hasExtra ? last : slots.length;
  const body = [...main.slice(0, mainHits), ...others].slice(0, mains);
  const [bonus = 0] = extraHits > 0 ? main.slice(mainHits) : others.slice(mains - mainHits);
  return hasExtra ? [...body, bonus] : body;
}
