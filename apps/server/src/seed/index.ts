export { DEMO_PASSWORD, demoPlayers, refuseDemoPlayers, seedDemoPlayers } from './demo-players.ts';
