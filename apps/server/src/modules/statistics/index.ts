/** What past draws show: trends, counts of a date, runs. Public, and of the past alone. */
export { statisticsRoutes } from './routes.ts';
