import type { Sheet, SheetZone } from '../model/sheet.ts';
import type { Look } from './look.ts';

/** Rows between two lines of a ruled chart. */
const RULE_EVERY = 5;
/** Gap between the edge of a hit and a line, CSS pixels. */
const LINE_GAP = 2;

/** Index of the draw at a row of the chart, both from 0. */
export function rowAt(place: number, rows: number, newestFirst: boolean): number {
  return newestFirst ? rows - 1 - place : place;
}

/** Paints the zones of the chart rows from `from` to `to` (exclusive). */
export function paintRows(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  look: Look,
  from: number,
  to: number,
): void {
  const { palette, rowHeight, options } = look;
  const height = (to - from) * rowHeight;
  pen.fillStyle = palette.surface;
  pen.fillRect(0, 0, fullWidth(sheet, look), height);
  for (const [index, zone] of sheet.zones.entries()) {
    if (index % 2 === 1) {
      pen.fillStyle = palette.surface2;
      pen.fillRect(zone.left, 0, widthOf(zone), height);
    }
    if (options.bars) paintBars(pen, sheet, zone, look, from, to);
  }
  paintFresh(pen, sheet, look, from, to);
  if (options.ruled) paintRules(pen, sheet, look, from, to);
  for (const zone of sheet.zones) {
    if (options.omission) paintOmissions(pen, sheet, zone, look, from, to);
    if (options.lines && (zone.zone.kind === 'place' || zone.zone.kind === 'sum'))
      paintLine(pen, sheet, zone, look, from, to);
    paintHits(pen, sheet, zone, look, from, to);
    pen.fillStyle = palette.border;
    pen.fillRect(zone.left, 0, 1, height);
  }
  paintFacts(pen, sheet, look, from, to);
}

/** Width of zones and extra columns. */
export const fullWidth = ({ width }: Sheet, { facts }: Pick<Look, 'facts'>): number =>
  facts.reduce((sum, fact) => sum + fact.width, width);

function paintFacts(
  pen: CanvasRenderingContext2D,
  { draws, width }: Sheet,
  look: Look,
  from: number,
  to: number,
): void {
  const { palette, facts, fontSize, rowHeight } = look;
  let left = width;
  for (const fact of facts) {
    pen.font = fact.word ? `400 ${fontSize - 1}px ${palette.words}` : `600 ${fontSize}px ${palette.figures}`;
    pen.fillStyle = fact.word ? palette.text2 : palette.text;
    for (let place = from; place < to; place++) {
      const row = rowAt(place, draws.length, look.options.newestFirst);
      const y = (place - from + 0.5) * rowHeight + 0.5;
      pen.fillText(fact.textOf(row), left + fact.width / 2, y, fact.width - 4);
    }
    pen.fillStyle = palette.border;
    pen.fillRect(left, 0, 1, (to - from) * rowHeight);
    left += fact.width;
  }
}

/** Width of a zone. */
export const widthOf = ({ columnWidth, zone }: SheetZone): number => columnWidth * zone.columns.length;

function paintRules(pen: CanvasRenderingContext2D, sheet: Sheet, look: Look, from: number, to: number): void {
  const { draws } = sheet;
  const width = fullWidth(sheet, look);
  pen.fillStyle = look.palette.border;
  for (let place = from; place < to; place++) {
    if (isRuled(place, draws.length, look.options.newestFirst))
      pen.fillRect(0, (place - from + 1) * look.rowHeight - 1, width, 1);
  }
}

/** Whether a rule is below this row: every fifth row counted from the newest, so that a rule stays with its draw. */
export function isRuled(place: number, rows: number, newestFirst: boolean): boolean {
  const age = newestFirst ? place + 1 : rows - 1 - place;
  return age % RULE_EVERY === 0 && age > 0;
}

function paintFresh(pen: CanvasRenderingContext2D, sheet: Sheet, look: Look, from: number, to: number): void {
  const { draws } = sheet;
  const width = fullWidth(sheet, look);
  if (look.fresh === undefined) return;
  pen.fillStyle = look.palette.tint;
  for (let place = from; place < to; place++) {
    const draw = draws[rowAt(place, draws.length, look.options.newestFirst)];
    if (draw?.issue === look.fresh) pen.fillRect(0, (place - from) * look.rowHeight, width, look.rowHeight);
  }
}

/** Current omission of each column: a bar from its last hit to the newest draw. */
function paintBars(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  { left, columnWidth, figures, series }: SheetZone,
  look: Look,
  from: number,
  to: number,
): void {
  const rows = sheet.draws.length;
  pen.fillStyle = look.palette.series[series] ?? look.palette.text3;
  pen.globalAlpha = 0.14;
  for (const [column, { current }] of figures.entries()) {
    const out = Math.min(current, rows);
    const [first, last] = look.options.newestFirst ? [0, out] : [rows - out, rows];
    const top = Math.max(first, from) - from;
    const bottom = Math.min(last, to) - from;
    if (bottom > top)
      pen.fillRect(
        left + column * columnWidth + 1,
        top * look.rowHeight,
        columnWidth - 2,
        (bottom - top) * look.rowHeight,
      );
  }
  pen.globalAlpha = 1;
}

function paintOmissions(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  { grid, left, columnWidth, figures }: SheetZone,
  look: Look,
  from: number,
  to: number,
): void {
  const { palette, rowHeight, fontSize } = look;
  const rows = sheet.draws.length;
  const longest = Math.max(...figures.map(({ current }) => current));
  const plain = `500 ${fontSize}px ${palette.figures}`;
  pen.font = plain;
  pen.fillStyle = palette.text3;
  for (let place = from; place < to; place++) {
    const row = rowAt(place, rows, look.options.newestFirst);
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
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  zone: SheetZone,
  look: Look,
  from: number,
  to: number,
): void {
  const { palette, rowHeight, ball } = look;
  const rows = sheet.draws.length;
  pen.strokeStyle = palette.series[zone.series] ?? palette.text3;
  pen.globalAlpha = 0.62;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let place = Math.max(0, from - 1); place < Math.min(rows - 1, to); place++) {
    const [ax, ay] = centre(sheet, zone, look, place, from);
    const [bx, by] = centre(sheet, zone, look, place + 1, from);
    // Leaves a gap between the line and each hit.
    const length = Math.hypot(bx - ax, by - ay);
    const gap = Math.min(0.45, (ball / 2 + LINE_GAP) / length);
    pen.moveTo(ax + (bx - ax) * gap, ay + (by - ay) * gap);
    pen.lineTo(bx - (bx - ax) * gap, by - (by - ay) * gap);
  }
  pen.stroke();
  pen.globalAlpha = 1;

  function centre(
    { draws }: Sheet,
    { left, columnWidth, grid }: SheetZone,
    { options }: Look,
    place: number,
    first: number,
  ): readonly [number, number] {
    const row = rowAt(place, draws.length, options.newestFirst);
    let column = 0;
    while (column < grid.columns && (grid.hits[row * grid.columns + column] ?? 0) === 0) column++;
    return [left + (column + 0.5) * columnWidth, (place - first + 0.5) * rowHeight];
  }
}

function paintHits(
  pen: CanvasRenderingContext2D,
  sheet: Sheet,
  { zone, grid, left, columnWidth, series }: SheetZone,
  look: Look,
  from: number,
  to: number,
): void {
  const { palette, rowHeight, ball, fontSize } = look;
  const isWord = zone.kind === 'words';
  pen.font = isWord ? `600 ${fontSize - 1}px ${palette.words}` : `700 ${fontSize}px ${palette.figures}`;
  for (let place = from; place < to; place++) {
    const row = rowAt(place, sheet.draws.length, look.options.newestFirst);
    const y = (place - from + 0.5) * rowHeight;
    for (let column = 0; column < grid.columns; column++) {
      const times = grid.hits[row * grid.columns + column] ?? 0;
      if (times === 0) continue;
      const x = left + (column + 0.5) * columnWidth;
      pen.fillStyle = palette.series[series] ?? palette.text;
      pen.beginPath();
      if (isWord || zone.exact) {
        const width = columnWidth - 4;
        pen.roundRect(x - width / 2, y - ball / 2, width, ball, 5);
      } else pen.arc(x, y, ball / 2, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = palette.surface;
      const draw = sheet.draws[row];
      pen.fillText(zone.exact && draw ? zone.exact(draw.result) : look.textOf(zone, column), x, y + 0.5);
      if (times > 1) paintTimes(pen, look, x + ball / 2, y - ball / 2, times);
    }
  }
}

/** How often a number was drawn, if more than once. */
function paintTimes(pen: CanvasRenderingContext2D, look: Look, x: number, y: number, times: number): void {
  const { palette, fontSize } = look;
  const font = pen.font;
  pen.font = `700 ${fontSize - 3}px ${palette.figures}`;
  pen.fillStyle = palette.text;
  pen.fillText(String(times), x, y + 4);
  pen.font = font;
}
