export { PhoneShell as Shell } from './shell.tsx';
