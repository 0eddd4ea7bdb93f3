export { skipUnseen } from './skip-unseen.ts';
