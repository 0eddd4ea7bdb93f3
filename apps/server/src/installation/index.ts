export { acceptWitness, confirmHelpers, helpersOf } from './installation.ts';
