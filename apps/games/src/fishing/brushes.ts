interface Point {
  readonly x: number;
  readonly y: number;
}

const figures = '"Barlow Semi Condensed", sans-serif';

/** A ring on a fish with the number of bullets aimed at it. */
export function drawAim(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  width: number,
  bullets: number,
): void {
  const radius = Math.max(22, width * 0.42);
  pen.save();
  pen.strokeStyle = '#0B1E3Dcc';
  pen.lineWidth = 5;
  ring(pen, x, y, radius);
  pen.strokeStyle = '#FFE08A';
  pen.lineWidth = 2.5;
  ring(pen, x, y, radius);
  const badge = { x: x + radius * 0.72, y: y - radius * 0.72 };
  pen.fillStyle = '#FFE08A';
  disc(pen, badge.x, badge.y, 11);
  pen.fillStyle = '#2B1D00';
  pen.font = `700 14px ${figures}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(bullets), badge.x, badge.y + 1);
  pen.restore();
}

/** The cannon on the ground, turned to where it aims. */
export function drawCannon(pen: CanvasRenderingContext2D, muzzle: Point, aim: Point): void {
  pen.save();
  pen.translate(muzzle.x, muzzle.y + 10);
  pen.save();
  pen.rotate(Math.atan2(aim.x - muzzle.x, muzzle.y + 10 - aim.y));
  pen.fillStyle = '#8A3A06';
  rounded(pen, -13, -46, 26, 50, 8);
  pen.fillStyle = '#F2B93B';
  rounded(pen, -10, -44, 20, 48, 7);
  pen.fillStyle = '#FFE9A8';
  rounded(pen, -6, -40, 4, 40, 2);
  pen.fillStyle = '#C97F07';
  rounded(pen, -13, -48, 26, 9, 4);
  pen.restore();
  pen.fillStyle = '#0A2A5E';
  disc(pen, 0, 8, 30);
  pen.fillStyle = '#C4232B';
  disc(pen, 0, 8, 20);
  pen.fillStyle = '#FFD75E';
  disc(pen, 0, 8, 8);
  pen.restore();
}

/** A bullet `way` of the way from the cannon to its fish. */
export function drawBullet(pen: CanvasRenderingContext2D, from: Point, to: Point, way: number): void {
  const x = from.x + (to.x - from.x) * way;
  const y = from.y + (to.y - from.y) * way;
  const back = Math.max(0, way - 0.08);
  pen.save();
  pen.lineCap = 'round';
  pen.strokeStyle = '#FFFFFF99';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(from.x + (to.x - from.x) * back, from.y + (to.y - from.y) * back);
  pen.lineTo(x, y);
  pen.stroke();
  pen.fillStyle = '#FFF6D6';
  disc(pen, x, y, 6);
  pen.restore();
}

/** What is seen where a bullet hit: a net around a catch with what it gives back, rings in the water for a miss. */
export function drawHit(
  pen: CanvasRenderingContext2D,
  { x, y }: Point,
  share: number,
  caught: boolean,
  text: string,
  bullet: number,
): void {
  pen.save();
  const gone = 1 - share;
  pen.lineWidth = 2.5;
  pen.strokeStyle = caught ? '#FFE08A' : '#FFFFFF';
  pen.globalAlpha = gone * (caught ? 1 : 0.7);
  for (const size of caught ? [16, 28, 40] : [8, 18]) ring(pen, x, y, size * (0.5 + share * 0.7));
  if (caught) {
    pen.globalAlpha = 1;
    pen.font = `700 17px ${figures}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const top = Math.max(16, y - 18 - share * 18 - (bullet % 2) * 14);
    const width = pen.measureText(text).width + 18;
    const left = Math.min(Math.max(x, width / 2 + 4), pen.canvas.clientWidth - width / 2 - 4);
    pen.fillStyle = '#06214dd9';
    rounded(pen, left - width / 2, top - 13, width, 26, 13);
    pen.fillStyle = '#fff';
    pen.fillText(text, left, top + 1);
  }
  pen.restore();
}

/** A few bubbles that rise for ever. */
export function drawBubbles(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  seconds: number,
): void {
  pen.save();
  pen.strokeStyle = '#FFFFFF66';
  pen.lineWidth = 1.5;
  for (let at = 0; at < 9; at += 1) {
    const way = (seconds * (0.05 + (at % 4) * 0.012) + at * 0.37) % 1;
    const x = width * (((at * 0.618) % 1) * 0.96 + 0.02) + 6 * Math.sin(seconds * 1.4 + at);
    ring(pen, x, height * (1 - way), 2.5 + (at % 3) * 2);
  }
  pen.restore();
}

function ring(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

function rounded(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}
