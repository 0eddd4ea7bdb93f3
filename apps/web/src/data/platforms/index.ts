export { usePlatformNames } from './platform-names.ts';
