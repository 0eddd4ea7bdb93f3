import type { ColumnFigures } from '@tessera/rules/statistics';
import type { Sheet } from '../model/sheet.ts';
import type { Look } from './look.ts';
import { fullWidth, isRuled, rowAt, widthOf } from './paint-rows.ts';
import type { Pen } from './pen.ts';
import type { Print } from './print.ts';

/** Rows of figures below a chart, in order. */
export const figureRows = [
  'times',
  'averageOmission',
  'maxOmission',
  'maxRun',
] as const satisfies readonly (keyof ColumnFigures)[];

/** Paints issue and drawn numbers of the rows from `from` to `to` (exclusive). */
export function paintIssues(pen: Pen, print: Print, from: number, to: number): void {
  const { palette, rows, rowHeight, issueWidth, drawnWidth, fontSize, options } = print;
  const width = issueWidth + drawnWidth;
  const height = (to - from) * rowHeight;
  pen.fillStyle = drawnWidth > 0 ? palette.surface : palette.surface2;
  pen.fillRect(0, 0, width, height);
  for (let place = from; place < to; place++) {
    const row = rowAt(place, rows, options.newestFirst);
    const y = (place - from + 0.5) * rowHeight + 0.5;
    if (row === print.fresh) {
      pen.fillStyle = palette.tint;
      pen.fillRect(0, y - rowHeight / 2, width, rowHeight);
    }
    pen.fillStyle = palette.text2;
    pen.font = `600 ${fontSize}px ${palette.figures}`;
    pen.fillText(print.issues[row] ?? '', issueWidth / 2, y);
    const numbers = print.drawn[row] ?? [];
    const step = Math.min((drawnWidth - 16) / numbers.length, 20);
    pen.fillStyle = palette.text;
    pen.font = `700 ${step < 17 ? fontSize : fontSize + 2}px ${palette.figures}`;
    for (const [index, number] of numbers.entries()) {
      const x = issueWidth + drawnWidth / 2 + (index - (numbers.length - 1) / 2) * step;
      pen.fillText(number, x, y);
    }
    if (options.ruled && isRuled(place, rows, options.newestFirst)) {
      pen.fillStyle = palette.border;
      pen.fillRect(0, (place - from + 1) * rowHeight - 1, width, 1);
    }
  }
  if (drawnWidth > 0) {
    pen.fillStyle = palette.border;
    pen.fillRect(issueWidth, 0, 1, height);
  }
}

/** Heights of the two header lines. */
export const HEAD = { name: 26, column: 24 } as const;

/** Paints the names of zones and columns. */
export function paintHead(
  pen: Pen,
  sheet: Sheet,
  look: Look,
  nameOf: ((index: number) => string) | undefined,
): void {
  const { palette, fontSize } = look;
  const top = nameOf ? HEAD.name : 0;
  const height = top + HEAD.column;
  pen.fillStyle = palette.surface2;
  pen.fillRect(0, 0, fullWidth(sheet, look), height);
  for (const [index, zone] of sheet.zones.entries()) {
    const width = widthOf(zone);
    if (nameOf) {
      pen.fillStyle = palette.text;
      pen.font = `600 13px ${palette.words}`;
      pen.fillText(nameOf(index), zone.left + width / 2, HEAD.name / 2 + 1, width - 4);
    }
    pen.fillStyle = palette.text3;
    pen.font =
      zone.zone.kind === 'words' ? `500 12px ${palette.words}` : `600 ${fontSize}px ${palette.figures}`;
    for (const column of zone.zone.columns.keys()) {
      pen.fillText(
        look.textOf(zone.zone, column),
        zone.left + (column + 0.5) * zone.columnWidth,
        top + HEAD.column / 2,
        zone.columnWidth,
      );
    }
    pen.fillStyle = palette.border;
    pen.fillRect(zone.left, 0, 1, height);
  }
  let left = sheet.width;
  pen.font = `500 12px ${palette.words}`;
  for (const fact of look.facts) {
    pen.fillStyle = palette.text2;
    pen.fillText(fact.name, left + fact.width / 2, height / 2, fact.width - 4);
    pen.fillStyle = palette.border;
    pen.fillRect(left, 0, 1, height);
    left += fact.width;
  }
  pen.fillStyle = palette.border;
  pen.fillRect(0, height - 1, left, 1);
}

/** Paints the rows of figures; the largest of each zone is highlighted. */
export function paintFigures(pen: Pen, sheet: Sheet, look: Look, rowHeight: number): void {
  const { palette, fontSize } = look;
  const height = figureRows.length * rowHeight;
  pen.fillStyle = palette.surface2;
  pen.fillRect(0, 0, fullWidth(sheet, look), height);
  for (const zone of sheet.zones) {
    for (const [line, name] of figureRows.entries()) {
      const most = Math.max(...zone.figures.map((figures) => figures[name]));
      const y = (line + 0.5) * rowHeight + 0.5;
      for (const [column, figures] of zone.figures.entries()) {
        const isMost = figures[name] === most;
        pen.fillStyle = isMost ? palette.text : palette.text2;
        pen.font = `${isMost ? 700 : 500} ${fontSize}px ${palette.figures}`;
        pen.fillText(String(figures[name]), zone.left + (column + 0.5) * zone.columnWidth, y);
      }
    }
    pen.fillStyle = palette.border;
    pen.fillRect(zone.left, 0, 1, height);
  }
  pen.fillStyle = palette.border;
  pen.fillRect(0, 0, fullWidth(sheet, look), 1);
}
