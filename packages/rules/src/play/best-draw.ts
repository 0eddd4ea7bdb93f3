import { larger } from './play.ts';

/** A drum and how many of its numbers are drawn: as main hits and as extra hits. */
export interface Drum {
  readonly of: number;
  readonly main: number;
  readonly extra: number;
}

/** Single-entry lines to search the best draw for. */
export interface DrawSearch {
  readonly drums: readonly Drum[];
  /** Numbers of each line, drum by drum; different within a drum. */
  readonly lines: readonly (readonly (readonly number[])[])[];
  /** Payout of a line by main and extra hits; it need not grow with the hits. Lines of one kind have the same payouts. */
  readonly prize: (main: number, extra: number, kind: number) => bigint;
  /** Kind of each line, below 4096; without it all lines are of kind 0. */
  readonly kinds?: readonly number[];
  /** Budget in line evaluations; 25 000 by default, about ten milliseconds. */
  readonly budget?: number;
}

/** Result of the search: the largest total win of the lines. */
export interface Bounds {
  /** No draw pays more. */
  readonly upper: bigint;
  /** True when some draw pays exactly `upper`, because the search ended within its budget. */
  readonly exact: boolean;
}

/** Numbers of a drum that occur in the same lines. Which of them are drawn makes no difference. */
interface Group {
  readonly drum: number;
  readonly lines: readonly number[];
  readonly size: number;
}

/**
 * Searches for the draw with the largest total payout of the given lines, by branch and bound. It branches over groups of
 * numbers that occur in the same lines. A branch is pruned when the sum of the best prizes of its lines, each taken alone,
 * does not exceed the best draw found so far. The budget counts steps, not time, so the result is the same on every machine.
 * When the budget is spent, the bounds of the remaining branches count, and `upper` may not be exact.
 */
export function bestDraw({ drums, lines, prize, kinds, budget = 25_000 }: DrawSearch): Bounds {
  const groups = groupsOf(drums.length, lines);
  const undecided = undecidedOf(groups, drums.length, lines.length);
  const left = drums.map(({ main, extra }) => ({ main, extra }));
  const unused = drums.map(
    ({ of }, drum) => of - groups.reduce((sum, group) => sum + (group.drum === drum ? group.size : 0), 0),
  );
  const mainHits = lines.map(() => 0);
  const extraHits = lines.map(() => 0);
  const reach = reachOf(prize);
  let best = 0n;
  let open = 0n;
  let steps = 0;

  /** Sum of the best prizes each line can still win alone. It is the exact win once every group is decided. */
  const bound = (at: number): bigint => {
    let sum = 0n;
    for (let line = 0; line < lines.length; line++) {
      let moreMain = 0;
      let moreExtra = 0;
      for (let drum = 0; drum < drums.length; drum++) {
        const numbers = undecided[at]?.[line * drums.length + drum] ?? 0;
        moreMain += Math.min(numbers, left[drum]?.main ?? 0);
        moreExtra += Math.min(numbers, left[drum]?.extra ?? 0);
      }
      sum += reach(mainHits[line] ?? 0, extraHits[line] ?? 0, moreMain, moreExtra, kinds?.[line] ?? 0);
    }
    steps += lines.length;
    return sum;
  };
  /** Whether the numbers in no line and the undecided numbers suffice to complete the draw. */
  const fills = (at: number): boolean =>
    left.every(
      ({ main, extra }, drum) =>
        main + extra <= (unused[drum] ?? 0) + (undecided[at]?.[lines.length * drums.length + drum] ?? 0),
    );
  const visit = (at: number): void => {
    if (!fills(at)) return;
    const most = bound(at);
    if (most <= best) return;
    const group = groups[at];
    if (group === undefined) {
      best = most;
      return;
    }
    if (steps > budget) {
      open = larger(open, most);
      return;
    }
    const quota = left[group.drum] ?? { main: 0, extra: 0 };
    const { main, extra } = quota;
    for (let drawn = Math.min(group.size, main); drawn >= 0; drawn--) {
      for (let bonus = Math.min(group.size - drawn, extra); bonus >= 0; bonus--) {
        quota.main = main - drawn;
        quota.extra = extra - bonus;
        for (const line of group.lines) {
          mainHits[line] = (mainHits[line] ?? 0) + drawn;
          extraHits[line] = (extraHits[line] ?? 0) + bonus;
        }
        visit(at + 1);
        for (const line of group.lines) {
          mainHits[line] = (mainHits[line] ?? 0) - drawn;
          extraHits[line] = (extraHits[line] ?? 0) - bonus;
        }
      }
    }
    quota.main = main;
    quota.extra = extra;
  };
  visit(0);
  return { upper: larger(best, open), exact: open <= best };
}

/** The numbers of the lines, grouped. Groups in the most lines come first, because drawing them first finds good draws early. */
function groupsOf(drums: number, lines: DrawSearch['lines']): readonly Group[] {
  const groups = new Map<string, Group>();
  for (let drum = 0; drum < drums; drum++) {
    const standsIn = new Map<number, number[]>();
    for (const [line, numbers] of lines.entries()) {
      for (const number of numbers[drum] ?? []) standsIn.set(number, [...(standsIn.get(number) ?? []), line]);
    }
    for (const its of standsIn.values()) {
      const key = `${drum} ${its.join()}`;
      groups.set(key, { drum, lines: its, size: (groups.get(key)?.size ?? 0) + 1 });
    }
  }
  return [...groups.values()].sort((a, b) => b.lines.length - a.lines.length || b.size - a.size);
}

/** Per group index: the count of numbers in the groups from there on, per line and drum, then per drum in total. */
function undecidedOf(groups: readonly Group[], drums: number, lines: number): readonly Uint8Array[] {
  let next = new Uint8Array((lines + 1) * drums);
  const undecided = [next];
  for (const { drum, lines: its, size } of groups.toReversed()) {
    next = next.slice();
    for (const line of [...its, lines]) next[line * drums + drum] = (next[line * drums + drum] ?? 0) + size;
    undecided.unshift(next);
  }
  return undecided;
}

/** The best prize reachable from given hits with at most the given additional hits; results are cached. */
function reachOf(prize: DrawSearch['prize']) {
  const known = new Map<number, bigint>();
  return (main: number, extra: number, moreMain: number, moreExtra: number, kind: number): bigint => {
    const key = (((kind * 32 + main) * 32 + extra) * 32 + moreMain) * 32 + moreExtra;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = 0n;
    for (let m = main; m <= main + moreMain; m++)
      for (let e = extra; e <= extra + moreExtra; e++) best = larger(best, prize(m, e, kind));
    known.set(key, best);
    return best;
  };
}
