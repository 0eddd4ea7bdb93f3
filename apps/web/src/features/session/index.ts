export { loadUser } from './load-user.ts';
export { startPolling } from './polling.ts';
export { refreshBalance } from './refresh-balance.ts';
export { finishSignIn, INDEX_NOTICE, REDIRECT_DELAY_MS } from './sign-in.ts';
export { leave, signOut } from './sign-out.ts';
export {
  type SessionFigures,
  setBindAddress,
  takeMainBalance,
  type User,
  user,
  useUser,
} from './user-store.ts';
