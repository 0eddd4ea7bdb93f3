export { announceLevel } from './announce.ts';
