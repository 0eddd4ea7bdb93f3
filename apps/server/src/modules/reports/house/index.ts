/** Reports of the house (R6.2, ADR 49): definitions as data, runs over days that have ended, and their files. */
export { houseReports } from './definitions/index.ts';
export { runFile, textOf } from './file.ts';
export { namesOf } from './names.ts';
export type { HouseReport } from './report.ts';
export { readRows } from './rows.ts';
export { runReport } from './run.ts';
export { type Run, readRun, storeRun } from './runs.ts';
