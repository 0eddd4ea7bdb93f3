export { call, onClosed, onNeedLogin } from './call.ts';
export { dataOf, isCallError } from './call-error.ts';
export type { CallOptions } from './caller.ts';
export { newRid } from './rid.ts';
export { createRidKeeper } from './rid-keeper.ts';
export { ignoreFailure } from './silence.ts';
export { clearToken, onToken, readToken, replaceToken, storeToken } from './token.ts';
