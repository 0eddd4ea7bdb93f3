export { acceptWitness, confirmHelpers, ForeignHelpers, type HelperKeys, helpersOf } from './installation.ts';
