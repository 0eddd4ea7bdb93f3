export { Copyright } from './copyright.tsx';
export { checkGate } from './gate.ts';
export { gateStore } from './gate-store.ts';
export { redirectOnce } from './redirect-once.ts';
export { isOwnSite } from './site-redirect.ts';
export { startStore, useStartStep } from './start-store.ts';
export { watchGate } from './watch-gate.ts';
