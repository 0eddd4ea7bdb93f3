export { setChasing, useChasing } from './chasing.ts';
