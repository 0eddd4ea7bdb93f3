export { showSettled } from './show-settled.ts';
