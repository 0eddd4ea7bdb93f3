export { answerKeys, holdKeys } from './held-keys.ts';
export { keyMapStore } from './key-map-store.ts';
export { mayAct } from './may-act.ts';
