export { isDemoSale, seedDemoBets } from './demo-bets.ts';
export {
  DEMO_PASSWORD,
  demoPlayers,
  hasDemoPlayers,
  refuseDemoPlayers,
  seedDemoPlayers,
} from './demo-players.ts';
export { DEMO_FUND_PASSWORD, seedDemoWithdrawals } from './demo-withdrawals.ts';
