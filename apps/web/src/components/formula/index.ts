export { Formula, Term } from './formula.tsx';
