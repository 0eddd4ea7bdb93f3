export { PlatformMenu } from './components/platform-menu.tsx';
