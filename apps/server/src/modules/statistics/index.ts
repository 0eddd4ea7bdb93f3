/** What past draws show: trends, counts of a date, runs. Public, and of the past alone. */
export { type StatisticsDeps, statisticsRoutes } from './routes.ts';
