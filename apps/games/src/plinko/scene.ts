import type { Frame } from '../engine/index.ts';
import { ballAt, type Layout, layoutFor, pinAt, slotAt } from './layout.ts';

/** Input of one frame. */
export interface Fall {
  readonly rows: number;
  /** Factors of the slots in hundredths, left to right. */
  readonly pays: readonly number[];
  readonly path: readonly number[] | null;
  /** Rows that the ball has passed. */
  readonly done: number;
  /** Slot of the last ball; -1 without one. */
  readonly landed: number;
  /** Recently hit pins with their remaining brightness, by row and pin. */
  readonly lit: ReadonlyMap<string, number>;
  /** Draws the path of the ball instead of its movement. */
  readonly calm: boolean;
}

const slotInk = '#1E0836';

/** The static part of a board, drawn once: funnel, pins and slots. */
export interface Ground {
  readonly key: string;
  readonly picture: HTMLCanvasElement;
}

/** The static part of a frame; reused unless size, board or the last slot has changed. */
export function groundOf(
  had: Ground | null,
  pen: CanvasRenderingContext2D,
  frame: Frame,
  fall: Fall,
): Ground {
  const { width, height } = pen.canvas;
  const key = `${document.fonts.status} ${width} ${height} ${fall.rows} ${fall.pays.join()} ${fall.landed}`;
  if (had?.key === key) return had;
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const still = picture.getContext('2d');
  if (still) {
    const layout = layoutFor(frame, fall.rows);
    still.scale(width / frame.width, height / frame.height);
    drawFunnel(still, layout);
    drawPins(still, layout);
    drawSlots(still, layout, fall);
  }
  return { key, picture };
}

export function drawFall(pen: CanvasRenderingContext2D, frame: Frame, fall: Fall, ground: Ground): void {
  const layout = layoutFor(frame, fall.rows);
  pen.drawImage(ground.picture, 0, 0, frame.width, frame.height);
  drawLit(pen, layout, fall.lit);
  if (!fall.path) return;
  if (fall.calm) drawWay(pen, layout, fall.path);
  else drawTrail(pen, layout, fall.path, fall.done);
  const { x, y } = ballAt(layout, fall.path, fall.done);
  drawBall(pen, x, y, layout.ballRadius, 1);
}

function drawFunnel(
  pen: CanvasRenderingContext2D,
  { centre, top, across, down, rows, slotTop }: Layout,
): void {
  const half = (rows / 2 + 0.9) * across;
  pen.fillStyle = '#FFFFFF0D';
  pen.beginPath();
  pen.moveTo(centre - across * 1.7, top - down * 0.7);
  pen.lineTo(centre + across * 1.7, top - down * 0.7);
  pen.lineTo(centre + half, slotTop);
  pen.lineTo(centre - half, slotTop);
  pen.fill();
}

function drawPins(pen: CanvasRenderingContext2D, layout: Layout): void {
  const { rows, pinRadius } = layout;
  const dots = (dx: number, dy: number) => {
    pen.beginPath();
    for (let row = 0; row < rows; row += 1) {
      for (let pin = 0; pin < row + 3; pin += 1) {
        const { x, y } = pinAt(layout, row, pin);
        pen.moveTo(x + dx + pinRadius, y + dy);
        pen.arc(x + dx, y + dy, pinRadius, 0, Math.PI * 2);
      }
    }
    pen.fill();
  };
  pen.fillStyle = '#2A0B4980';
  dots(1, 2);
  pen.fillStyle = '#F3D9FF';
  dots(0, 0);
}

function drawLit(pen: CanvasRenderingContext2D, layout: Layout, lit: ReadonlyMap<string, number>): void {
  const { pinRadius } = layout;
  for (const [key, strength] of lit) {
    const [row = 0, pin = 0] = key.split(':').map(Number);
    const { x, y } = pinAt(layout, row, pin);
    pen.globalAlpha = strength * 0.55;
    pen.fillStyle = '#FFE59A';
    pen.beginPath();
    pen.arc(x, y, pinRadius * 2.4, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Warm at the edges, green in the middle. The colour depends on the factor, so all slots below the stake look alike. */
export function slotColour(hundredths: number): string {
  if (hundredths >= 1_000) return '#FF5470';
  if (hundredths >= 300) return '#FF8A4C';
  if (hundredths > 100) return '#FFC84A';
  return '#3FD6B0';
}

/** `26` `5.7` `0.2`: without trailing zeros. */
export const slotText = (hundredths: number) => String(hundredths / 100);

function drawSlots(pen: CanvasRenderingContext2D, layout: Layout, { pays, landed }: Fall): void {
  const { across, slotTop, slotHeight } = layout;
  const gap = Math.min(across * 0.1, 4);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${Math.min(15, Math.max(11, across * 0.34))}px "Barlow Semi Condensed", sans-serif`;
  for (const [slot, factor] of pays.entries()) {
    const x = slotAt(layout, slot);
    const down = slot === landed ? 4 : 0;
    pen.fillStyle = slotColour(factor);
    pen.beginPath();
    pen.roundRect(
      x - across / 2 + gap / 2,
      slotTop + down,
      across - gap,
      slotHeight,
      Math.min(6, across * 0.24),
    );
    pen.fill();
    if (slot === landed) {
      pen.strokeStyle = '#FFFFFF';
      pen.lineWidth = 2.5;
      pen.stroke();
    }
    pen.fillStyle = slotInk;
    // A long figure in a narrow slot is condensed.
    pen.fillText(slotText(factor), x, slotTop + down + slotHeight / 2 + 1, across - gap - 2);
  }
}

const trail = 6;

function drawTrail(
  pen: CanvasRenderingContext2D,
  layout: Layout,
  path: readonly number[],
  done: number,
): void {
  for (let back = trail; back > 0; back -= 1) {
    const at = done - back * 0.16;
    if (at < 0 || done >= path.length + 1) continue;
    const { x, y } = ballAt(layout, path, at);
    drawBall(pen, x, y, layout.ballRadius * (1 - back * 0.08), 0.34 - back * 0.05);
  }
}

function drawWay(pen: CanvasRenderingContext2D, layout: Layout, path: readonly number[]): void {
  pen.strokeStyle = '#FFC94D99';
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (let row = 0; row <= path.length + 1; row += 1) {
    const { x, y } = ballAt(layout, path, row);
    if (row === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.stroke();
}

function drawBall(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, alpha: number): void {
  pen.globalAlpha = alpha;
  pen.fillStyle = '#D98A12';
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#FFC94D';
  pen.beginPath();
  pen.arc(x - radius * 0.08, y - radius * 0.12, radius * 0.9, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#FFF4CF';
  pen.beginPath();
  pen.arc(x - radius * 0.36, y - radius * 0.4, radius * 0.3, 0, Math.PI * 2);
  pen.fill();
  pen.globalAlpha = 1;
}
