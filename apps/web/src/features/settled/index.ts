export { tellSettled } from './tell-settled.ts';
