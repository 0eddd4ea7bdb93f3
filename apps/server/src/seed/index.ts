export { seedDemoActivities } from './demo-activities.ts';
export { demoActivityJob } from './demo-activity.ts';
export { seedDemoCases } from './demo-cases.ts';
export { seedDemoMonth } from './demo-month.ts';
export { seedDemoNotices } from './demo-notices.ts';
export {
  DEMO_OPERATOR_PASSWORD,
  demoOperators,
  refuseDemoOperators,
  seedDemoOperators,
} from './demo-operators.ts';
export {
  DEMO_AGENT,
  DEMO_PASSWORD,
  demoPlayers,
  hasDemoPlayers,
  refuseDemoPlayers,
  seedDemoPlayers,
} from './demo-players.ts';
export { seedDemoReports } from './demo-reports.ts';
export { seedDemoRooms } from './demo-rooms.ts';
export { isDemoSale } from './demo-sales.ts';
export { seedDemoVip } from './demo-vip.ts';
export { DEMO_FUND_PASSWORD, seedDemoWithdrawals } from './demo-withdrawals.ts';
export { isTeamSale, refuseDemoTeam, seedDemoTeam } from './team/index.ts';
