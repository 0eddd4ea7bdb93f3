/** Statistics of past draws: trends with omissions, two-sided roads and runs. They predict nothing. */
export type { DrawAttribute } from '../draw/attribute.ts';
export { attributesOf, drawAttributes } from '../draw/attributes.ts';
export { factsOf } from '../families/all-facts.ts';
export type { Draw } from '../families/draw.ts';
export { carriedPlays, meanTotalTenths, tracksOf, trendZones } from './all-statistics.ts';
export type { CarriedPlays } from './family-statistics.ts';
export { type ColumnFigures, columnFigures, type OmissionGrid, omissionGrid } from './omission.ts';
export { countsOf, currentRun, ROAD_ROWS, type Run, roadOf, runsOf } from './runs.ts';
export type { Track, TrackBet } from './track.ts';
export type { TrendKind, TrendZone } from './trend-zone.ts';
