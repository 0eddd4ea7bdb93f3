export { Failed } from './failed.tsx';
