export { tellEvent } from './tell-event.ts';
