import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { type ConsoleAction, type Grant, grantOf } from '@tessera/protocol/console-permissions';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call, onSignedOut } from '../platform/call.ts';
import { queryClient } from '../platform/query.ts';

/** The signed-in operator. */
export type Operator = ConsoleReply<'/console/session/me'>;

interface SessionState {
  /** Undefined until the server has said whether somebody is signed in; null when nobody is. */
  readonly operator: Operator | null | undefined;
  /** Whether the server has ended a session that was open here. */
  readonly hasEnded: boolean;
}

const sessionStore = createStore<SessionState>(() => ({ operator: undefined, hasEnded: false }));

/** The signed-in operator; null for nobody, undefined while that is unknown. */
export const useSession = (): Operator | null | undefined =>
  useStore(sessionStore, (state) => state.operator);

/** Whether the server has ended the session: after its idle time, its longest time, or from another device. */
export const useEnded = (): boolean => useStore(sessionStore, (state) => state.hasEnded);

/** The signed-in operator, on pages that only one sees. */
export function useOperator(): Operator {
  const operator = useSession();
  if (!operator) throw new Error('This page needs an operator.');
  return operator;
}

/** What the operator's role may do of an action; undefined when nothing. The server decides it again at each call. */
export function useGrant(action: ConsoleAction): Grant | undefined {
  const operator = useSession();
  return operator ? grantOf(operator.role, action) : undefined;
}

/** Asks who is signed in, when the page opens. Errors: rejects when the server does not answer. */
export async function resume(): Promise<void> {
  await call('/console/session/me')
    .then((operator) => sessionStore.setState({ operator }))
    .catch((error: unknown) => {
      if (sessionStore.getState().operator !== null) throw error;
    });
}

/** Signs in with a code or a passkey. Errors: `login_incorrect`, `operator_address_refused`, `too_many_requests`. */
export async function signIn(given: ConsolePayload<'/console/session/open'>): Promise<void> {
  const operator = await call('/console/session/open', given);
  queryClient.clear();
  sessionStore.setState({ operator, hasEnded: false });
}

/** Signs out. When the server cannot be reached the session stays, and its error says so. */
export async function signOut(): Promise<void> {
  await call('/console/session/close');
  forget();
}

function forget(): void {
  queryClient.clear();
  sessionStore.setState({ operator: null });
}

onSignedOut(() => {
  sessionStore.setState(({ operator, hasEnded }) => ({ hasEnded: hasEnded || Boolean(operator) }));
  forget();
});
