/** Public statistics of past draws: trends, counts of a date, runs. They contain past draws only. */
export { statisticsModule } from './module.ts';
