export { call, onNeedLogin } from './call.ts';
export { CallError, dataOf, isCallError } from './call-error.ts';
export {
  type Arrival,
  type Call,
  type CallArguments,
  type CallerPorts,
  type CallOptions,
  createCaller,
} from './caller.ts';
export { type EarlyAnswers, earlyName } from './early.ts';
export { newRid } from './rid.ts';
export { ignoreFailure } from './silence.ts';
export { clearToken, onToken, readToken, replaceToken, storeToken } from './token.ts';
