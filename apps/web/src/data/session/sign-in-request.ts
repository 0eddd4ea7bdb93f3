import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { FALLBACK, type Target } from '../../platform/navigation/index.ts';

/** Why the login is shown to somebody who did not ask for it. */
export interface SignInRequest {
  /** Why a session ended, as the server says it; absent for a visitor: `please_login`. */
  readonly text?: string | undefined;
  /** The page that needs a session. */
  readonly wanted: Target;
}

const requestStore = createStore<{ readonly request: SignInRequest | undefined }>(() => ({
  request: undefined,
}));

/** Tells the login form what it is shown for (R2.10, R4.3); the form says it until the dialog is closed. */
export function askToSignIn(request: SignInRequest): void {
  requestStore.setState({ request });
}

/** The request, for the login form. */
export function useSignInRequest(): SignInRequest | undefined {
  return useStore(requestStore, ({ request }) => request);
}

/** The page that the player wanted, and whether a session ended there; undefined for home, where every sign-in leads (R4.4). */
export function wantedPage(): { readonly page: Target; readonly hadSession: boolean } | undefined {
  const { request } = requestStore.getState();
  if (!request || request.wanted.name === FALLBACK.name) return undefined;
  return { page: request.wanted, hadSession: request.text !== undefined };
}

/** The dialog is closed, or the player has signed in. */
export function forgetSignInRequest(): void {
  requestStore.setState({ request: undefined });
}
