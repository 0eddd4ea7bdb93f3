export { AsOf } from './as-of.tsx';
