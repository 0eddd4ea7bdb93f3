export { isDemoSale, seedDemoBets } from './demo-bets.ts';
export { DEMO_FUND_PASSWORD, seedDemoPayouts } from './demo-payouts.ts';
export {
  DEMO_PASSWORD,
  demoPlayers,
  hasDemoPlayers,
  refuseDemoPlayers,
  seedDemoPlayers,
} from './demo-players.ts';
