export { Copyright } from './copyright.tsx';
export { checkGate, gateStore } from './gate.ts';
export { redirectOnce } from './redirect-once.ts';
export { Splash } from './splash.tsx';
export { type StartStep, startStore, useStartStep } from './start-store.ts';
