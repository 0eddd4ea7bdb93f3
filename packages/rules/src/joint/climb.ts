import { larger } from '../play/play.ts';
import type { Part } from './bet.ts';
import { type DrawForm, drawFormOf } from './draw-form.ts';
import { type Budget, type InPieces, pieces } from './slot-search.ts';

/**
 * A payout that some draw reaches: draws made of the numbers of the parts, improved number by number. Stops early at `target`,
 * the bound that it is compared with.
 */
export function* reachable(
  parts: readonly Part[],
  year: string,
  target: bigint,
  budget: Budget,
): InPieces<bigint> {
  const [first] = parts;
  if (first === undefined) return 0n;
  const form = drawFormOf(first.item.family);
  const paid = (numbers: readonly number[]): bigint => {
    budget.left -= parts.length;
    const draw = form.drawOf(numbers, year);
    return parts.reduce((sum, part) => sum + part.pays(draw), 0n);
  };
  let best = 0n;
  for (const seed of seedsOf(parts, form)) {
    if (best >= target || budget.left <= 0) break;
    best = larger(best, yield* climbed(seed, form, paid, target, budget));
  }
  return best;
}

function* climbed(
  seed: readonly number[],
  { slots, repeats }: DrawForm,
  paid: (numbers: readonly number[]) => bigint,
  target: bigint,
  budget: Budget,
): InPieces<bigint> {
  const endsHere = pieces(budget);
  const numbers = [...seed];
  let best = paid(numbers);
  for (let improved = true; improved && best < target && budget.left > 0; ) {
    improved = false;
    for (const [slot, { from, to, drum }] of slots.entries()) {
      for (let number = from; number <= to && budget.left > 0; number++) {
        const before = numbers[slot] ?? 0;
        if (number === before) continue;
        if (endsHere()) yield;
        const other = repeats
          ? -1
          : numbers.findIndex((shown, at) => shown === number && slots[at]?.drum === drum);
        numbers[slot] = number;
        if (other >= 0) numbers[other] = before;
        const sum = paid(numbers);
        if (sum > best) {
          best = sum;
          improved = true;
          continue;
        }
        numbers[slot] = before;
        if (other >= 0) numbers[other] = number;
      }
    }
  }
  return best;
}

/** Draws to begin with: the numbers of the parts in turn, the most valuable part first, then those of each part alone. */
function* seedsOf(parts: readonly Part[], form: DrawForm): Generator<readonly number[]> {
  const byWorth = parts
    .map((part) => ({ part, most: part.item.play.best(part.picks, part.prize) }))
    .sort((a, b) => (a.most < b.most ? 1 : -1))
    .map(({ part }) => part);
  yield filled(byWorth, form);
  for (const part of byWorth.slice(0, 20)) yield filled([part], form);
}

/** A draw with the numbers of these parts where they are read, as long as there are free slots. */
function filled(parts: readonly Part[], { slots, repeats }: DrawForm): readonly number[] {
  const numbers: (number | undefined)[] = slots.map(() => undefined);
  const isFree = (slot: number, number: number): boolean => {
    const zone = slots[slot];
    if (zone === undefined || numbers[slot] !== undefined || number < zone.from || number > zone.to)
      return false;
    return repeats || !numbers.some((shown, at) => shown === number && slots[at]?.drum === zone.drum);
  };
  const place = (slot: number, number: number): boolean => {
    if (!isFree(slot, number)) return false;
    numbers[slot] = number;
    return true;
  };
  for (const part of parts) {
    const wanted = part.slots ?? slots.map((_, slot) => slot);
    for (const number of numbersOf(part)) {
      for (const slot of wanted) if (place(slot, number)) break;
    }
  }
  for (const [slot, { from, to }] of slots.entries())
    for (let number = from; number <= to && numbers[slot] === undefined; number++) place(slot, number);
  return numbers.map((number) => number ?? 0);
}

/** The numbers that picks name; words are no numbers, and only the first line counts. */
function numbersOf({ item, picks }: Part): readonly number[] {
  if (picks.lines !== undefined) return [...picks.lines.values.subarray(0, picks.lines.length)];
  const specs = item.content.fields.flatMap((field) =>
    field.kind === 'set' ? [field.set] : field.kind === 'groups' ? field.groups : [],
  );
  return picks.sets.flatMap((set, index) => ('words' in (specs[index]?.tokens ?? {}) ? [] : set));
}
