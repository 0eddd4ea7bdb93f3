/** A range of time and factor, and the box it is drawn in, in CSS pixels. */
export interface Axes {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly timeMax: number;
  readonly factorMax: number;
}

/** Growth per tick of 50 ms; used for drawing only, the displayed figure comes from the rules. */
const perTick = 1.003;
const tickMs = 50;
const timeLeast = 8_000;
const factorLeast = 2;

/** The curve without its steps; 1 at the start. */
export const curveAt = (ms: number): number => perTick ** (Math.max(ms, 0) / tickMs);

/** A range that leaves space before and above the rocket. */
export function axesFor({ width, height }: { width: number; height: number }, elapsedMs: number): Axes {
  const factor = curveAt(elapsedMs);
  return {
    left: 78,
    right: width - 36,
    top: 56,
    bottom: height - 18,
    timeMax: Math.max(timeLeast, elapsedMs * 1.06),
    factorMax: Math.max(factorLeast, 1 + (factor - 1) * 1.14),
  };
}

/** Position of a time and factor in the picture. */
export function placeOf(axes: Axes, ms: number, factor: number): { x: number; y: number } {
  const across = Math.max(ms, 0) / axes.timeMax;
  const up = (factor - 1) / (axes.factorMax - 1);
  return {
    x: axes.left + across * (axes.right - axes.left),
    y: axes.bottom - up * (axes.bottom - axes.top),
  };
}

/** Factors in hundredths with a grid line: four to eight round figures. */
export function ruleLines(factorMax: number): number[] {
  const span = factorMax - 1;
  const decade = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((digit) => digit * decade).find((size) => span / size <= 6) ?? decade * 10;
  const count = Math.floor(span / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, line) => Math.round((1 + line * step) * 100));
}
