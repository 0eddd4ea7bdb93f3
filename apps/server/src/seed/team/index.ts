export { isTeamSale } from './sales.ts';
export { refuseDemoTeam, seedDemoTeam } from './seed-team.ts';
