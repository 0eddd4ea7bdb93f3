/** Marks shown once the reels have stopped. */
export interface Marks {
  /** `[reel, row]`. */
  readonly cells: readonly (readonly [number, number])[];
  /** Row per reel, for games with lines. */
  readonly lines: readonly (readonly number[])[];
  /** Whether the round paid more than its stake: only then symbols are animated. */
  readonly gain: boolean;
}

/** Colours of the machine around the reels. */
export interface ReelColours {
  readonly body: string;
  readonly bodyShade: string;
  readonly trim: string;
  readonly bulb: string;
  readonly well: string;
  readonly reel: string;
  readonly edgeShade: string;
  readonly mark: string;
}

/** Positions of the reels, in CSS pixels. */
export interface ReelLayout {
  /** Width of a reel. */
  readonly cell: number;
  /** Height of a row; larger than the width if there is space. */
  readonly tall: number;
  readonly gap: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Width of the machine's rim around the reels. */
  readonly rim: number;
}

const cellMax = 164;
const tallMax = 1.3;
/** Space beside the machine, both sides together. */
const margin = 16;

/** Centres the reels in a canvas, as large as they fit. */
export function layout(width: number, height: number, reels: number, rows: number): ReelLayout {
  const gapShare = 0.08;
  const rimShare = 0.24;
  const across = reels + (reels - 1) * gapShare + 2 * rimShare;
  const room = height - margin;
  const cell = Math.max(1, Math.min((width - margin) / across, room / (rows + 2 * rimShare), cellMax));
  const rim = cell * rimShare;
  const tall = Math.min((room - 2 * rim) / rows, cell * tallMax);
  const gap = cell * gapShare;
  const inner = reels * cell + (reels - 1) * gap;
  return {
    cell,
    tall: Math.max(cell, tall),
    gap,
    left: (width - inner) / 2,
    top: (height - rows * Math.max(cell, tall)) / 2,
    width: inner,
    height: rows * Math.max(cell, tall),
    rim,
  };
}

/** Draws the machine around the reels, and their background. */
export function drawMachine(
  pen: CanvasRenderingContext2D,
  place: ReelLayout,
  reels: number,
  colours: ReelColours,
): void {
  const { left, top, width, height, rim } = place;
  const outer = [left - rim, top - rim, width + 2 * rim, height + 2 * rim] as const;
  const fill = (style: string, dy = 0) => {
    pen.beginPath();
    pen.roundRect(outer[0], outer[1] + dy, outer[2], outer[3], rim * 0.9);
    pen.fillStyle = style;
    pen.fill();
  };
  // Shade below, within the canvas.
  fill(colours.bodyShade, Math.min(rim * 0.1, 3));
  fill(colours.body);
  pen.strokeStyle = colours.trim;
  pen.lineWidth = Math.max(2, rim * 0.09);
  pen.beginPath();
  pen.roundRect(outer[0] + 2, outer[1] + 2, outer[2] - 4, outer[3] - 4, rim * 0.85);
  pen.stroke();
  pen.beginPath();
  const pad = rim * 0.32;
  pen.roundRect(left - pad, top - pad, width + 2 * pad, height + 2 * pad, rim * 0.5);
  pen.fillStyle = colours.well;
  pen.fill();
  pen.fillStyle = colours.reel;
  for (let reel = 0; reel < reels; reel += 1) {
    pen.beginPath();
    pen.roundRect(left + reel * (place.cell + place.gap), top, place.cell, height, place.cell * 0.1);
    pen.fill();
  }
  pen.fillStyle = colours.bulb;
  const bulbs = Math.max(3, Math.round(width / (rim * 1.9)));
  for (let at = 0; at < bulbs; at += 1) {
    const x = left + ((at + 0.5) / bulbs) * width;
    for (const y of [top - rim * 0.62, top + height + rim * 0.62]) {
      pen.beginPath();
      pen.arc(x, y, Math.max(1.5, rim * 0.1), 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

/** The shade of the cylinder at the upper and lower edge of all reels. */
export function shade(
  pen: CanvasRenderingContext2D,
  { tall, left, top, width, height }: ReelLayout,
  ink: string,
): void {
  const deep = tall * 0.3;
  for (const [from, to] of [
    [top, top + deep],
    [top + height, top + height - deep],
  ] as const) {
    const gradient = pen.createLinearGradient(0, from, 0, to);
    gradient.addColorStop(0, ink);
    gradient.addColorStop(1, `${ink.slice(0, 7)}00`);
    pen.fillStyle = gradient;
    pen.fillRect(left, Math.min(from, to), width, deep);
  }
}

/** Draws frames around the paying symbols, and the paths of their lines. */
export function drawMarks(pen: CanvasRenderingContext2D, place: ReelLayout, marks: Marks, ink: string): void {
  const { cell, tall, gap, left, top } = place;
  const middle = (reel: number, row: number) =>
    [left + reel * (cell + gap) + cell / 2, top + (row + 0.5) * tall] as const;
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const [reel, row] of marks.cells) {
    const [x, y] = middle(reel, row);
    pen.strokeStyle = ink;
    pen.lineWidth = Math.max(2, cell * 0.035);
    pen.beginPath();
    pen.roundRect(x - cell / 2 + 3, y - tall / 2 + 3, cell - 6, tall - 6, cell * 0.12);
    pen.stroke();
  }
  pen.globalAlpha = 0.85;
  for (const line of marks.lines) {
    pen.beginPath();
    line.forEach((row, reel) => {
      const [x, y] = middle(reel, row);
      if (reel === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.strokeStyle = '#FFFFFFB3';
    pen.lineWidth = Math.max(4, cell * 0.07);
    pen.stroke();
    pen.strokeStyle = ink;
    pen.lineWidth = Math.max(2, cell * 0.035);
    pen.stroke();
  }
  pen.restore();
}
