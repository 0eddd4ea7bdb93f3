export { announceRate } from './announce.ts';
export { refreshTeam } from './api/team.ts';
