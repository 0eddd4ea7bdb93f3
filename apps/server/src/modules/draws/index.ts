/** Draws: timetables, the steps of `lot/v1` and of official draws, the public journal. */
export type { BeaconClient } from './beacon.ts';
export { computedKey } from './computed-key.ts';
export type { CurrentDraws } from './current-draws.ts';
export { seedHistory } from './history.ts';
export { appendEntry } from './journal.ts';
export { beaconModule, drawsModule, feedModule } from './module.ts';
export { drawViewById } from './one.ts';
export { drawActions } from './operator-actions.ts';
export {
  agreeOutside,
  EntryRefused,
  enterOutside,
  type OfficialDraw,
  officialDraw,
  officialNumbers,
  refusalOf,
} from './operator-entries.ts';
export { dateOfZone, type PastResult, pastResults, spanOfDates } from './past-results.ts';
export { isPunctual, readPunctuality } from './punctuality.ts';
export {
  corrections,
  drawsOfDay,
  feedReports,
  journalOf,
  type SeenDraw,
  seenDraw,
  waitingCount,
  waitingDraws,
} from './seen-by-operators.ts';
export type { EntryPurpose } from './steps/operator.ts';
export { drawsPerDay } from './timetable.ts';
export { upcomingIssues } from './upcoming.ts';
export { midnightOf } from './zone.ts';
