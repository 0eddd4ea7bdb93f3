/** Welfare: signing in day by day, and tasks that do not depend on a stake. */
export type { WelfareDeps } from './deps.ts';
export { welfareDryRuns } from './dry-runs.ts';
export { welfareModule } from './module.ts';
export { signIn, todayOf } from './sign-in.ts';
