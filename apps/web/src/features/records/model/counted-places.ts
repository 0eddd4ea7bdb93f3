import type { CompiledContent, Draw, Win } from '@tessera/rules';

/** Numbers a place can hold in the families whose places are independent of each other. */
const alphabets: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ssc: [0, 9],
  p5: [0, 9],
  d3: [0, 9],
  pc28: [0, 9],
  k3: [1, 6],
};

/**
 * Which drawn numbers a winning content owes its win to: those without which lines of it would be lost. One flag per
 * number in drawn order; `undefined` for a content that won nothing and for families whose numbers exclude each other.
 */
export function countedPlaces(
  family: string,
  compiled: CompiledContent,
  draw: Draw,
): readonly boolean[] | undefined {
  const alphabet = alphabets[family];
  if (alphabet === undefined || !Array.isArray(draw)) return undefined;
  const numbers: readonly number[] = draw;
  const actual = compiled.settle(numbers);
  if (actual.length === 0) return undefined;
  const [from, to] = alphabet;
  const others = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return numbers.map((_, place) =>
    others.some((other) => losesBy(actual, compiled.settle(numbers.with(place, other)))),
  );
}

/** Whether some winning lines of `before` are no longer among `after`. */
function losesBy(before: readonly Win[], after: readonly Win[]): boolean {
  return before.some(({ tier, kind, count }) => {
    const left = after.find((win) => win.tier === tier && win.kind === kind);
    return (left?.count ?? 0) < count;
  });
}
