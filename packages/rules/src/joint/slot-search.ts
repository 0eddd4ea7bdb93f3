import { bestAssignment } from '../math/assignment.ts';
import { larger } from '../play/play.ts';
import type { Part } from './bet.ts';
import type { DrawForm } from './draw-form.ts';

/** The most that parts pay in one draw: no draw pays more than `upper`, and when `exact`, one pays that. */
export interface Most {
  readonly upper: bigint;
  readonly exact: boolean;
}

/** Steps that a computation may still take; it counts work, not time, so a result is the same on every machine. */
export interface Budget {
  left: number;
}

/** A computation in pieces of some thousand steps: its caller decides when the next one runs. */
export type InPieces<Result> = Generator<void, Result>;

/** Steps of a piece; less than a millisecond on a desktop. */
const pieceSteps = 2_000;

/** Tells after each step whether a piece ends there. */
export function pieces(budget: Budget): () => boolean {
  let next = budget.left - pieceSteps;
  return () => {
    if (budget.left > next) return false;
    next = budget.left - pieceSteps;
    return true;
  };
}

/** Parts that read the same slots. */
interface Group {
  readonly slots: readonly number[];
  readonly parts: readonly Part[];
  /** Upper bound of the parts' payout. */
  most: bigint;
  /** Payouts by the numbers shown in the slots. */
  readonly known: Map<number, bigint>;
}

/**
 * The most that parts which read known slots pay in one draw: branch and bound over the numbers of the slots. Slots that only
 * parts of one slot read are not tried: independent ones pay their best, different numbers are an assignment problem. When the
 * budget is spent, the bounds of the remaining branches count.
 */
export function* mostOfSlots(
  parts: readonly Part[],
  form: DrawForm,
  year: string,
  budget: Budget,
): InPieces<Most> {
  const groups = groupsOf(parts);
  if (form.repeats) {
    // Slots are independent, so that parts without a common slot have their best draws at once.
    let most: Most = { upper: 0n, exact: true };
    for (const some of components(groups)) most = sumOfMost(most, yield* searched(some, form, year, budget));
    return most;
  }
  return yield* searched(groups, form, year, budget);
}

/** Both at once, when nothing couples them. */
export const sumOfMost = (a: Most, b: Most): Most => ({
  upper: a.upper + b.upper,
  exact: a.exact && b.exact,
});

function groupsOf(parts: readonly Part[]): readonly Group[] {
  const bySlots = new Map<string, Part[]>();
  for (const part of parts) {
    const key = (part.slots ?? []).join();
    const same = bySlots.get(key);
    if (same) same.push(part);
    else bySlots.set(key, [part]);
  }
  return [...bySlots.values()].map((same) => ({
    slots: same[0]?.slots ?? [],
    parts: same,
    most: same.reduce((sum, { item, picks, prize }) => sum + item.play.best(picks, prize), 0n),
    known: new Map(),
  }));
}

/** Groups connected by common slots. */
function components(groups: readonly Group[]): readonly (readonly Group[])[] {
  const found: Group[][] = [];
  for (const group of groups) {
    const touching = found.filter((some) =>
      some.some(({ slots }) => slots.some((slot) => group.slots.includes(slot))),
    );
    for (const some of touching) found.splice(found.indexOf(some), 1);
    found.push([...touching.flat(), group]);
  }
  return found;
}

function* searched(groups: readonly Group[], form: DrawForm, year: string, budget: Budget): InPieces<Most> {
  const drawn = numbersFor(form);
  const payoutAt = payouts(form, year, drawn, budget);
  for (const group of groups) {
    // A group of its own is small; its true best prunes far more than the sum over its parts.
    if (group.parts.length > 1 && group.slots.length > 1 && groups.length > 1)
      group.most = (yield* branched([group], [], form, drawn, payoutAt, budget)).upper;
  }
  const wide = groups.filter(({ slots }) => slots.length > 1);
  const tried = new Set(wide.flatMap(({ slots }) => slots));
  const narrow = groups.filter(({ slots }) => slots.length === 1);
  const alone = narrow.filter(({ slots: [slot = 0] }) => !tried.has(slot));
  const others = narrow.filter((group) => !alone.includes(group));
  return yield* branched([...wide, ...others], alone, form, drawn, payoutAt, budget);
}

type PayoutAt = (group: Group) => bigint;

/** The numbers tried, by slot. Slots that no part reads keep a number of the drum. */
const numbersFor = ({ slots }: DrawForm): number[] => slots.map(({ from }, slot) => from + slot);

function payouts(form: DrawForm, year: string, drawn: readonly number[], budget: Budget): PayoutAt {
  return (group) => {
    let key = 0;
    for (const slot of group.slots) key = key * ((form.slots[slot]?.to ?? 0) + 1) + (drawn[slot] ?? 0);
    const known = group.known.get(key);
    if (known !== undefined) return known;
    budget.left -= group.parts.length;
    const draw = form.drawOf(drawn, year);
    let sum = 0n;
    for (const part of group.parts) sum += part.pays(draw);
    group.known.set(key, sum);
    return sum;
  };
}

function* branched(
  groups: readonly Group[],
  alone: readonly Group[],
  form: DrawForm,
  drawn: number[],
  payoutAt: PayoutAt,
  budget: Budget,
): InPieces<Most> {
  const ordered = groups.toSorted((a, b) => (a.most < b.most ? 1 : -1));
  const order = [...new Set(ordered.flatMap(({ slots }) => slots))];
  const depthOf = new Map(order.map((slot, depth) => [slot, depth + 1]));
  /** Groups whose slots are all decided at a depth, and the bound of those decided later. */
  const decidedAt = Array.from({ length: order.length + 1 }, (_, depth) =>
    ordered.filter(({ slots }) => Math.max(...slots.map((slot) => depthOf.get(slot) ?? 0)) === depth),
  );
  const later = decidedAt.map((_, depth) =>
    decidedAt
      .slice(depth + 1)
      .flat()
      .reduce((sum, { most }) => sum + most, 0n),
  );
  const rest = restOf(alone, form, payoutAt, drawn);
  const taken = new Set<number>();
  const restMost = rest(taken);
  let best = 0n;
  let open = 0n;
  const endsHere = pieces(budget);
  function* visit(depth: number, sum: bigint): Generator<void, void> {
    if (endsHere()) yield;
    const bound = sum + (later[depth] ?? 0n) + restMost;
    if (bound <= best) return;
    if (depth === order.length) {
      best = larger(best, sum + (taken.size === 0 ? restMost : rest(taken)));
      return;
    }
    if (budget.left <= 0) {
      open = larger(open, bound);
      return;
    }
    const slot = order[depth] ?? 0;
    const { from, to } = form.slots[slot] ?? { from: 0, to: 0 };
    const before = drawn[slot] ?? 0;
    for (let number = from; number <= to; number++) {
      if (taken.has(number)) continue;
      budget.left -= 1;
      drawn[slot] = number;
      let paid = sum;
      for (const group of decidedAt[depth + 1] ?? []) paid += payoutAt(group);
      if (!form.repeats) taken.add(number);
      yield* visit(depth + 1, paid);
      taken.delete(number);
    }
    drawn[slot] = before;
  }
  yield* visit(0, 0n);
  return { upper: larger(best, open), exact: open <= best };
}

/** The most of parts that read one slot each, when these numbers are taken. */
function restOf(
  alone: readonly Group[],
  { slots, repeats }: DrawForm,
  payoutAt: PayoutAt,
  drawn: number[],
): (taken: ReadonlySet<number>) => bigint {
  const rows = alone.map((group) => {
    const slot = group.slots[0] ?? 0;
    const { from, to } = slots[slot] ?? { from: 0, to: -1 };
    const before = drawn[slot] ?? 0;
    const row = Array.from({ length: to - from + 1 }, (_, step) => {
      drawn[slot] = from + step;
      return payoutAt(group);
    });
    drawn[slot] = before;
    return { from, row };
  });
  if (repeats) {
    const most = rows.reduce((sum, { row }) => sum + row.reduce(larger, 0n), 0n);
    return () => most;
  }
  return (taken) =>
    rows.length === 0
      ? 0n
      : bestAssignment(rows.map(({ from, row }) => row.filter((_, step) => !taken.has(from + step))));
}
