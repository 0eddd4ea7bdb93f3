export { addAgain } from './state/add-again.ts';
