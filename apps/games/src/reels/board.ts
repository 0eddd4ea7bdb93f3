import type { Drawing } from './drawing.ts';
import { drawMachine, drawMarks, layout, type Marks, type ReelColours, shade } from './machine.ts';
import { type ReelTape, type SpinPlan, settleMs, spinPlan, symbolAt, symbolsLeft } from './spin.ts';
import { createSprites } from './sprites.ts';

/** Symbols by reel, each from top to bottom. */
export type Grid<Symbol extends string> = readonly (readonly Symbol[])[];

export interface ReelBoardOptions<Symbol extends string> {
  readonly grid: Grid<Symbol>;
  readonly drawings: Readonly<Record<Symbol, Drawing>>;
  /** The order of symbols on each reel, as in the rules. */
  readonly strips: Grid<Symbol>;
  readonly colours: ReelColours;
}

/** Reels on a canvas. The code that moves them requests the frames. */
export interface ReelBoard<Symbol extends string> {
  /** Draws the static machine and reels, for a separate canvas below. Returns false: no further frame is needed. */
  drawMachine(pen: CanvasRenderingContext2D, frame: { width: number; height: number }): boolean;
  /** Draws the symbols; returns whether another frame is needed. */
  draw(pen: CanvasRenderingContext2D, frame: { width: number; height: number; now: number }): boolean;
  /** Prepares a spin from the current grid to another; {@link SpinRun.at} moves it. */
  spin(grid: Grid<Symbol>): SpinRun;
  /** Shows a grid at once, without marks. */
  stand(grid: Grid<Symbol>): void;
  mark(marks: Marks): void;
}

/** A running spin. */
export interface SpinRun {
  /** Duration of the whole animation, ms. */
  readonly length: number;
  /** Moves the reels to their state after `ms`; returns how many have stopped. At the end they stay there. */
  at(ms: number): number;
}

interface Spin<Symbol> {
  readonly plan: SpinPlan;
  readonly tapes: readonly ReelTape<Symbol>[];
  ms: number;
}

/** Share of a cell that its symbol fills. */
const symbolShare = 0.86;
const pulseMs = 640;
const pulses = 2;

export function createReelBoard<Symbol extends string>(options: ReelBoardOptions<Symbol>): ReelBoard<Symbol> {
  const { drawings, strips, colours } = options;
  const reels = options.grid.length;
  const rows = options.grid[0]?.length ?? 0;
  const sprites = createSprites(drawings);
  let grid = options.grid;
  let spin: Spin<Symbol> | null = null;
  let marks: Marks | null = null;
  let markedAt = 0;

  const pulse = (reel: number, row: number, now: number): number => {
    if (!marks?.gain || !marks.cells.some(([x, y]) => x === reel && y === row)) return 1;
    const share = Math.max(0, now - markedAt) / pulseMs;
    return share >= pulses ? 1 : 1 + 0.1 * Math.sin(Math.PI * (share % 1));
  };

  return {
    drawMachine(pen, { width, height }) {
      drawMachine(pen, layout(width, height, reels, rows), reels, colours);
      return false;
    },
    draw(pen, { width, height, now }) {
      const place = layout(width, height, reels, rows);
      const { cell, tall, left, top } = place;
      const size = cell * symbolShare;
      const density = pen.canvas.width / width;
      pen.save();
      pen.beginPath();
      pen.rect(left, top, place.width, place.height);
      pen.clip();
      for (let reel = 0; reel < reels; reel += 1) {
        const x = left + reel * (cell + place.gap) + cell / 2;
        const away = spin ? symbolsLeft(spin.plan, reel, spin.ms) : 0;
        const first = Math.floor(-away);
        for (let at = first; at <= first + rows; at += 1) {
          const symbol = spin ? symbolAt(spin.tapes[reel]!, at) : grid[reel]?.[at];
          if (symbol === undefined) continue;
          const scale = spin ? 1 : pulse(reel, at, now);
          sprites.draw(pen, symbol, { x, y: top + (at + away + 0.5) * tall, size, scale }, density);
        }
      }
      shade(pen, place, colours.edgeShade);
      pen.restore();
      if (spin || !marks) return false;
      drawMarks(pen, place, marks, colours.mark);
      return marks.gain && now - markedAt < pulseMs * pulses;
    },
    spin(next) {
      const plan = spinPlan(reels);
      const tapes = next.map((final, reel) => ({
        before: grid[reel] ?? final,
        strip: strips[reel] ?? final,
        final,
        length: symbolsLeft(plan, reel, 0),
      }));
      const running = { plan, tapes, ms: 0 };
      marks = null;
      grid = next;
      spin = running;
      return {
        length: plan.length,
        at(ms) {
          running.ms = ms;
          if (ms >= plan.length && spin === running) spin = null;
          return plan.stops.filter((stop) => ms >= stop + settleMs).length;
        },
      };
    },
    stand(next) {
      grid = next;
      spin = null;
      marks = null;
    },
    mark(next) {
      marks = next;
      markedAt = performance.now();
    },
  };
}
