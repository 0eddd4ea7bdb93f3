export { WapShell as Shell } from './wap-shell.tsx';
