import { clamp, easeIn, type Frame, type Sprite } from '../engine/index.ts';
import { type Axes, axesFor, curveAt, placeOf, ruleLines } from './axes.ts';

/** Input of one frame: position and state of the rocket. */
export interface Flight {
  readonly state: 'ground' | 'rising' | 'fallen' | 'out';
  /** Since the start of the round, ms. */
  readonly elapsedMs: number;
  /** Since the rocket fell, ms. */
  readonly fallenMs: number;
  /** With reduced motion: only the curve moves. */
  readonly calm: boolean;
}

export interface Sprites {
  readonly rocket: Sprite | null;
  readonly planet: Sprite | null;
}

const gold = '#FFD65C';
const figures = '600 13px "Barlow Semi Condensed", sans-serif';
/** Stars: x and y as shares of width and height, and size. */
const stars = [
  [0.08, 0.3, 1.5],
  [0.19, 0.08, 1.8],
  [0.33, 0.2, 1.2],
  [0.46, 0.06, 1.6],
  [0.58, 0.26, 1.3],
  [0.71, 0.1, 1.8],
  [0.83, 0.33, 1.4],
  [0.94, 0.18, 1.6],
  [0.66, 0.45, 1.1],
  [0.27, 0.42, 1.2],
] as const;

/** Draws one frame of a flight. */
export function drawFlight(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  flight: Flight,
  sprites: Sprites,
  write: (hundredths: number) => string,
): void {
  const axes = axesFor(frame, flight.elapsedMs);
  drawSky(pen, frame, flight, sprites.planet);
  drawRules(pen, axes, write);
  drawCurve(pen, axes, flight);
  drawRocket(pen, axes, flight, sprites.rocket);
}

function drawSky(
  pen: CanvasRenderingContext2D,
  { width, height }: Frame,
  { elapsedMs, calm }: Flight,
  planet: Sprite | null,
): void {
  const drift = calm ? 0 : elapsedMs / 40_000;
  pen.fillStyle = '#FFFFFFB3';
  pen.beginPath();
  for (const [x, y, size] of stars) {
    const at = (((x - drift * size) % 1) + 1) % 1;
    pen.moveTo(at * width + size, y * height);
    pen.arc(at * width, y * height, size, 0, Math.PI * 2);
  }
  pen.fill();
  if (!planet) return;
  const wide = clamp(width * 0.16, 56, 120);
  pen.drawImage(planet, width * 0.78 - drift * width * 0.3, height * 0.12, wide, wide * 0.8);
}

function drawRules(pen: CanvasRenderingContext2D, axes: Axes, write: (hundredths: number) => string): void {
  pen.font = figures;
  pen.textBaseline = 'middle';
  pen.fillStyle = '#FFFFFFD9';
  pen.strokeStyle = '#FFFFFF29';
  pen.lineWidth = 1;
  pen.beginPath();
  for (const hundredths of ruleLines(axes.factorMax)) {
    const { y } = placeOf(axes, 0, hundredths / 100);
    pen.moveTo(axes.left, y);
    pen.lineTo(axes.right, y);
    pen.fillText(write(hundredths), 10, y);
  }
  pen.stroke();
}

const steps = 56;

function drawCurve(pen: CanvasRenderingContext2D, axes: Axes, { state, elapsedMs }: Flight): void {
  if (state === 'ground' || elapsedMs <= 0) return;
  const path = new Path2D();
  const start = placeOf(axes, 0, 1);
  path.moveTo(start.x, start.y);
  for (let step = 1; step <= steps; step += 1) {
    const ms = (elapsedMs * step) / steps;
    const { x, y } = placeOf(axes, ms, curveAt(ms));
    path.lineTo(x, y);
  }
  const tip = placeOf(axes, elapsedMs, curveAt(elapsedMs));
  const area = new Path2D(path);
  area.lineTo(tip.x, axes.bottom);
  area.lineTo(start.x, axes.bottom);
  const fill = pen.createLinearGradient(axes.left, 0, tip.x, 0);
  fill.addColorStop(0, state === 'fallen' ? '#FFFFFF1F' : '#FF7AA88C');
  fill.addColorStop(1, state === 'fallen' ? '#FFFFFF0A' : '#FFD65C26');
  pen.fillStyle = fill;
  pen.fill(area);
  pen.strokeStyle = state === 'fallen' ? '#FFFFFF8C' : gold;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(path);
}

const fallMs = 700;

function drawRocket(pen: CanvasRenderingContext2D, axes: Axes, flight: Flight, rocket: Sprite | null): void {
  const { state, elapsedMs, fallenMs, calm } = flight;
  const gone = state === 'fallen' ? clamp(fallenMs / fallMs, 0, 1) : 0;
  if (!rocket || gone === 1) return;
  const ms = state === 'ground' ? 0 : elapsedMs;
  const tip = placeOf(axes, ms, curveAt(ms));
  const before = placeOf(axes, ms - 120, curveAt(ms - 120));
  const lean = ms < 200 ? Math.PI / 4 : Math.atan2(tip.y - before.y, tip.x - before.x) + Math.PI / 2;
  const wide = clamp((axes.right - axes.left) * 0.11, 44, 76);
  pen.save();
  pen.globalAlpha = 1 - gone;
  pen.translate(tip.x + gone * 20, tip.y + easeIn(gone) * (axes.bottom - tip.y));
  pen.rotate(lean + gone * 1.9);
  pen.scale(wide / 64, wide / 64);
  if (state === 'rising') drawFlame(pen, calm ? 0.5 : (Math.sin(ms / 34) + 1) / 2);
  pen.drawImage(rocket, -32, -60, 64, 86);
  pen.restore();
}

function drawFlame(pen: CanvasRenderingContext2D, flicker: number): void {
  const long = 38 + flicker * 14;
  pen.fillStyle = '#FFB23E';
  pen.fill(new Path2D(`M-9 12C-11 27-3 ${long - 8} 0 ${long} 3 ${long - 8} 11 27 9 12z`));
  pen.fillStyle = '#FFF0B8';
  pen.fill(new Path2D(`M-4.500 12C-5 21-1 ${long - 20} 0 ${long - 16} 1 ${long - 20} 5 21 4.500 12z`));
}
