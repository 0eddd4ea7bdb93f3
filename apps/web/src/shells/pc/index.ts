export { PcShell as Shell } from './pc-shell.tsx';
