export { isOnline, onOnlineChange, useOnline } from './online.ts';
