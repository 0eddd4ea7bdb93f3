/** Welfare: signing in day by day, tasks that do not depend on a stake, and red packets. */
export type { WelfareDeps } from './deps.ts';
export { welfareDryRuns } from './dry-runs.ts';
export { welfareModule } from './module.ts';
export { type PacketDraw, packetDraw } from './packet-view.ts';
export { signIn, todayOf } from './sign-in.ts';
