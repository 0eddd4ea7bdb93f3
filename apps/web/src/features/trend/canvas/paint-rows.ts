import type { Sheet, SheetZone } from '../model/sheet.ts';
import type { Pen } from './pen.ts';
import type { Print, PrintedZone } from './print.ts';

/** Rows between two lines of a ruled chart. */
const RULE_EVERY = 5;
/** Gap between the edge of a hit and a line, CSS pixels. */
const LINE_GAP = 2;

/** Index of the draw at a row of the chart, both from 0. */
export function rowAt(place: number, rows: number, newestFirst: boolean): number {
  return newestFirst ? rows - 1 - place : place;
}

/** Paints the zones of the chart rows from `from` to `to` (exclusive). */
export function paintRows(pen: Pen, print: Print, from: number, to: number): void {
  const { palette, rowHeight, options } = print;
  const height = (to - from) * rowHeight;
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, fullWidth(print, print), height);
  for (const [index, zone] of print.zones.entries()) {
    if (index % 2 === 1) {
      pen.fillStyle = palette.surface2;
      pen.fillRect(zone.left, 0, printedWidth(zone), height);
    }
    if (options.bars) paintBars(pen, print, zone, from, to);
  }
  paintFresh(pen, print, from, to);
  if (options.ruled) paintRules(pen, print, from, to);
  for (const zone of print.zones) {
    if (options.omission) paintOmissions(pen, print, zone, from, to);
    if (options.lines && zone.isConnected) paintLine(pen, print, zone, from, to);
    paintHits(pen, print, zone, from, to);
    pen.fillStyle = palette.border;
    pen.fillRect(zone.left, 0, 1, height);
  }
  paintFacts(pen, print, from, to);
}

/** Width of zones and extra columns. */
export const fullWidth = (
  { width }: Pick<Sheet, 'width'>,
  { facts }: { readonly facts: readonly { readonly width: number }[] },
): number => facts.reduce((sum, fact) => sum + fact.width, width);

function paintFacts(pen: Pen, print: Print, from: number, to: number): void {
  const { palette, facts, fontSize, rowHeight, options, rows } = print;
  let left = print.width;
  for (const { isWord, texts, width } of facts) {
    pen.font = isWord ? `400 ${fontSize - 1}px ${palette.words}` : `600 ${fontSize}px ${palette.figures}`;
    pen.fillStyle = isWord ? palette.text2 : palette.text;
    for (let place = from; place < to; place++) {
      const row = rowAt(place, rows, options.newestFirst);
      const y = (place - from + 0.5) * rowHeight + 0.5;
      pen.fillText(texts[row] ?? '', left + width / 2, y, width - 4);
    }
    pen.fillStyle = palette.border;
    pen.fillRect(left, 0, 1, (to - from) * rowHeight);
    left += width;
  }
}

/** Width of a zone. */
export const widthOf = ({ columnWidth, zone }: SheetZone): number => columnWidth * zone.columns.length;

const printedWidth = ({ columnWidth, grid }: PrintedZone): number => columnWidth * grid.columns;

function paintRules(pen: Pen, print: Print, from: number, to: number): void {
  const { palette, rows, rowHeight, options } = print;
  pen.fillStyle = palette.border;
  for (let place = from; place < to; place++) {
    if (isRuled(place, rows, options.newestFirst))
      pen.fillRect(0, (place - from + 1) * rowHeight - 1, fullWidth(print, print), 1);
  }
}

/** Whether a rule is below this row: every fifth row counted from the newest, so that a rule stays with its draw. */
export function isRuled(place: number, rows: number, newestFirst: boolean): boolean {
  const age = newestFirst ? place + 1 : rows - 1 - place;
  return age % RULE_EVERY === 0 && age > 0;
}

function paintFresh(pen: Pen, print: Print, from: number, to: number): void {
  const { fresh, rows, rowHeight, options } = print;
  if (fresh < 0) return;
  const place = rowAt(fresh, rows, options.newestFirst);
  if (place < from || place >= to) return;
  pen.fillStyle = print.palette.tint;
  pen.fillRect(0, (place - from) * rowHeight, fullWidth(print, print), rowHeight);
}

/** Current omission of each column: a bar from its last hit to the newest draw. */
function paintBars(
  pen: Pen,
  { palette, rows, rowHeight, options }: Print,
  { left, columnWidth, current, series }: PrintedZone,
  from: number,
  to: number,
): void {
  pen.fillStyle = palette.series[series] ?? palette.text3;
  pen.globalAlpha = 0.14;
  for (const [column, since] of current.entries()) {
    const out = Math.min(since, rows);
    const [first, last] = options.newestFirst ? [0, out] : [rows - out, rows];
    const top = Math.max(first, from) - from;
    const bottom = Math.min(last, to) - from;
    if (bottom > top)
      pen.fillRect(
        left + column * columnWidth + 1,
        top * rowHeight,
        columnWidth - 2,
        (bottom - top) * rowHeight,
      );
  }
  pen.globalAlpha = 1;
}

function paintOmissions(
  pen: Pen,
  { palette, rows, rowHeight, fontSize, options }: Print,
  { grid, left, columnWidth, current }: PrintedZone,
  from: number,
  to: number,
): void {
  const longest = Math.max(...current);
  const plain = `500 ${fontSize}px ${palette.figures}`;
  pen.font = plain;
  pen.fillStyle = palette.text3;
  for (let place = from; place < to; place++) {
    const row = rowAt(place, rows, options.newestFirst);
    const y = (place - from + 0.5) * rowHeight + 0.5;
    for (let column = 0; column < grid.columns; column++) {
      const since = grid.omissions[row * grid.columns + column] ?? 0;
      if (since === 0) continue;
      const x = left + (column + 0.5) * columnWidth;
      if (row === rows - 1 && since === longest) {
        pen.fillStyle = palette.warningSoft;
        pen.fillRect(left + column * columnWidth + 1, y - rowHeight / 2, columnWidth - 1, rowHeight);
        pen.fillStyle = palette.onWarningSoft;
        pen.font = `700 ${fontSize}px ${palette.figures}`;
        pen.fillText(String(since), x, y);
        pen.font = plain;
        pen.fillStyle = palette.text3;
      } else pen.fillText(String(since), x, y);
    }
  }
}

function paintLine(
  pen: Pen,
  { palette, rows, rowHeight, ball, options }: Print,
  zone: PrintedZone,
  from: number,
  to: number,
): void {
  pen.strokeStyle = palette.series[zone.series] ?? palette.text3;
  pen.globalAlpha = 0.62;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let place = Math.max(0, from - 1); place < Math.min(rows - 1, to); place++) {
    const [ax, ay] = centre(zone, place);
    const [bx, by] = centre(zone, place + 1);
    // Leaves a gap between the line and each hit.
    const length = Math.hypot(bx - ax, by - ay);
    const gap = Math.min(0.45, (ball / 2 + LINE_GAP) / length);
    pen.moveTo(ax + (bx - ax) * gap, ay + (by - ay) * gap);
    pen.lineTo(bx - (bx - ax) * gap, by - (by - ay) * gap);
  }
  pen.stroke();
  pen.globalAlpha = 1;

  function centre({ left, columnWidth, grid }: PrintedZone, place: number): readonly [number, number] {
    const row = rowAt(place, rows, options.newestFirst);
    let column = 0;
    while (column < grid.columns && (grid.hits[row * grid.columns + column] ?? 0) === 0) column++;
    return [left + (column + 0.5) * columnWidth, (place - from + 0.5) * rowHeight];
  }
}

function paintHits(
  pen: Pen,
  print: Print,
  { grid, left, columnWidth, series, isWord, texts, exact }: PrintedZone,
  from: number,
  to: number,
): void {
  const { palette, rows, rowHeight, ball, fontSize, options } = print;
  pen.font = isWord ? `600 ${fontSize - 1}px ${palette.words}` : `700 ${fontSize}px ${palette.figures}`;
  for (let place = from; place < to; place++) {
    const row = rowAt(place, rows, options.newestFirst);
    const y = (place - from + 0.5) * rowHeight;
    for (let column = 0; column < grid.columns; column++) {
      const times = grid.hits[row * grid.columns + column] ?? 0;
      if (times === 0) continue;
      const x = left + (column + 0.5) * columnWidth;
      pen.fillStyle = palette.series[series] ?? palette.text;
      pen.beginPath();
      if (isWord || exact) {
        const width = columnWidth - 4;
        pen.roundRect(x - width / 2, y - ball / 2, width, ball, 5);
      } else pen.arc(x, y, ball / 2, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = palette.surface;
      pen.fillText((exact ? exact[row] : texts[column]) ?? '', x, y + 0.5);
      if (times > 1) paintTimes(pen, print, x + ball / 2, y - ball / 2, times);
    }
  }
}

/** How often a number was drawn, if more than once. */
function paintTimes(pen: Pen, { palette, fontSize }: Print, x: number, y: number, times: number): void {
  const font = pen.font;
  pen.font = `700 ${fontSize - 3}px ${palette.figures}`;
  pen.fillStyle = palette.text;
  pen.fillText(String(times), x, y + 4);
  pen.font = font;
}
