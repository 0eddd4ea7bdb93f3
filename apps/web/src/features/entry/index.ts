export { Copyright } from './copyright.tsx';
export { checkGate } from './gate.ts';
export { gateStore } from './gate-store.ts';
export { redirectOnce } from './redirect-once.ts';
export { startStore, useStartStep } from './start-store.ts';
