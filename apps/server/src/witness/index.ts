export { startWitness, type Witness, type WitnessedSeal } from './client.ts';
