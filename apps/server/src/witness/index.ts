export { damagedDays } from './check.ts';
export { startWitness, type Witness, type WitnessedSeal } from './client.ts';
