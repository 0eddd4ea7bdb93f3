export { askSignOut } from './ask-sign-out.ts';
export { loadUser } from './load-user.ts';
export { startPolling } from './polling.ts';
export { refreshBalance } from './refresh-balance.ts';
export {
  askToSignIn,
  forgetSignInRequest,
  useSignInRequest,
  wantedPage,
} from './sign-in-request.ts';
export { leave } from './sign-out.ts';
export { INDEX_NOTICE, useFirstSession } from './use-first-session.ts';
export { usePlatformTotal } from './use-platform-total.ts';
export {
  awaitUser,
  isVisitor,
  onUserData,
  type SessionFigures,
  setBindAddress,
  takeGameBalances,
  takeMainBalance,
  type User,
  user,
  useUser,
} from './user-store.ts';
