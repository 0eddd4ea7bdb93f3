import { svg } from '../engine/index.ts';
import { newestColumns, type RoadPlace, roadRows } from './road.ts';

const cell = 16;

/** The newest part of the big road: a bead with the winner's letter for each win, a slash for ties. */
export function roadView(
  places: readonly RoadPlace[],
  columns: number,
  letterOf: (winner: RoadPlace['winner']) => string,
): SVGSVGElement {
  const width = columns * cell;
  const height = roadRows * cell;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${height}`),
    ...Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * cell}H${width}`),
  ].join('');
  return svg(
    'svg',
    { viewBox: `-0.5 -0.5 ${width + 1} ${height + 1}`, 'aria-hidden': 'true' },
    svg('path', { d: lines, fill: 'none', stroke: '#ffffff26' }),
    ...newestColumns(places, columns).map((place) => beadOf(place, letterOf(place.winner))),
  );
}

function beadOf({ winner, column, row, ties }: RoadPlace, letter: string): SVGGElement {
  const fill = winner === 'player' ? '#3f78e8' : '#d8323f';
  return svg(
    'g',
    { transform: `translate(${(column + 0.5) * cell} ${(row + 0.5) * cell})` },
    svg('circle', { r: 6.6, fill, stroke: '#ffffffb3', 'stroke-width': 0.8 }),
    svg(
      'text',
      { 'text-anchor': 'middle', y: 3.2, fill: '#fff', 'font-size': 9, 'font-weight': 600 },
      letter,
    ),
    ties > 0 && svg('path', { d: 'M-7 7L7-7', stroke: '#6ff0a8', 'stroke-width': 2 }),
  );
}
