export { DesktopShell as Shell } from './shell.tsx';
