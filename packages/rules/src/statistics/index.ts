/** Statistics of past draws: trends with omissions, two-sided roads and runs. They predict nothing. */
export type { DrawAttribute } from '../draw/attribute.ts';
export { drawAttributes } from '../draw/attributes.ts';
export type { Draw } from '../families/draw.ts';
export { type ColumnFigures, columnFigures, type OmissionGrid, omissionGrid } from './omission.ts';
export { placeNames } from './place-names.ts';
export { countsOf, currentRun, ROAD_ROWS, type Run, roadOf, runsOf } from './runs.ts';
export type { Track, TrackBet } from './track.ts';
export { tracksOf } from './tracks.ts';
export type { TrendKind, TrendZone } from './trend-zone.ts';
export { trendZones } from './trend-zones.ts';
