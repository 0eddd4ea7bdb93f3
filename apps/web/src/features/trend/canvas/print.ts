import type { OmissionGrid } from '@tessera/rules/statistics';
import type { Sheet } from '../model/sheet.ts';
import type { ChartFace, Look } from './look.ts';

/** A zone as it is painted. */
export interface PrintedZone {
  readonly grid: OmissionGrid;
  /** Current omission of each column. */
  readonly current: readonly number[];
  readonly left: number;
  readonly columnWidth: number;
  readonly series: number;
  readonly isWord: boolean;
  /** Whether a line connects its hits. */
  readonly isConnected: boolean;
  /** Text of a hit: by column, or by row when a column covers several values. */
  readonly texts: readonly string[];
  readonly exact?: readonly string[] | undefined;
}

/** An extra column at the end of the rows. */
export interface PrintedFact {
  readonly width: number;
  readonly isWord: boolean;
  readonly texts: readonly string[];
}

/** What the rows of a chart show: plain data, so that a worker can paint them. Rows oldest first. */
export interface Print extends ChartFace {
  readonly rows: number;
  /** Width of all zones. */
  readonly width: number;
  readonly zones: readonly PrintedZone[];
  readonly facts: readonly PrintedFact[];
  readonly issues: readonly string[];
  readonly drawn: readonly (readonly string[])[];
  /** Row of the draw that arrived while the chart was displayed; -1 without one. */
  readonly fresh: number;
}

/** Formats everything that the rows show. */
export function printOf({ draws, zones, width }: Sheet, look: Look): Print {
  const { palette, options, rowHeight, ball, fontSize, issueWidth, drawnWidth } = look;
  return {
    palette,
    options,
    rowHeight,
    ball,
    fontSize,
    issueWidth,
    drawnWidth,
    rows: draws.length,
    width,
    zones: zones.map(({ zone, grid, figures, left, columnWidth, series }) => ({
      grid,
      current: figures.map(({ current }) => current),
      left,
      columnWidth,
      series,
      isWord: zone.kind === 'words',
      isConnected: zone.kind === 'place' || zone.kind === 'sum',
      texts: zone.columns.map((_, column) => look.textOf(zone, column)),
      exact: zone.exact && draws.map(({ result }) => zone.exact?.(result) ?? ''),
    })),
    facts: look.facts.map((fact) => ({
      width: fact.width,
      isWord: fact.word,
      texts: draws.map((_, row) => fact.textOf(row)),
    })),
    issues: draws.map(({ issue }) => look.issueOf(issue)),
    drawn: drawnWidth > 0 ? draws.map((_, row) => look.drawnOf(row)) : [],
    fresh: look.fresh === undefined ? -1 : draws.findIndex(({ issue }) => issue === look.fresh),
  };
}
