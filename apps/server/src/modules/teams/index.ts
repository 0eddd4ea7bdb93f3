/** Teams: who invited whom, invite links, and the rate of each member. */
export { teamsModule } from './module.ts';
