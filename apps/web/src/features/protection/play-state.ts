import type { CallReply } from '@tessera/protocol/endpoints';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call, ignoreFailure, onToken, readToken } from '../../platform/http/index.ts';
import { onGap, onSocketEvent } from '../../platform/socket/index.ts';

/** Where the player stands, by the service: breaks, next reality check, session time. */
export type PlayState = CallReply<'POST /api/user/reality-check'>;

interface Protection {
  /** Absent for visitors and until it is known. */
  readonly state: PlayState | undefined;
  /** A limit of the player's own refused a bet; cleared when his limits change. */
  readonly hit: boolean;
  /** The question whether to stop for 24 hours stands. */
  readonly stopping: boolean;
}

const store = createStore<Protection>(() => ({ state: undefined, hit: false, stopping: false }));

/** One part of it: `useProtection(({ state }) => state?.time_out_until)`. */
export function useProtection<Part>(select: (protection: Protection) => Part): Part {
  return useStore(store, select);
}

/** Takes in what another call has answered. */
export function takePlayState(state: PlayState): void {
  store.setState({ state });
}

/** Asks the service where the player stands, silently. */
export async function loadPlayState(): Promise<void> {
  if ((await readToken()) === null) return;
  await ignoreFailure(
    'protection',
    call('POST /api/user/reality-check', {}, { silent: true }).then(takePlayState),
  );
}

/** Codes that mean a limit of the player's own. */
const limitCodes: ReadonlySet<string> = new Set(['limit_stake_reached', 'limit_loss_reached']);
/** Codes after which the state held here is behind. */
const breakCodes: ReadonlySet<string> = new Set([
  'reality_check_due',
  'timeout_active',
  'self_excluded',
  'session_limit_reached',
]);

/** Hears why bets were refused, as far as it was the player's own doing. */
export function noteRefusals(codes: readonly (string | undefined)[]): void {
  if (codes.some((code) => code !== undefined && limitCodes.has(code))) store.setState({ hit: true });
  if (codes.some((code) => code !== undefined && breakCodes.has(code))) void loadPlayState();
}

/** Asks whether to stop for 24 hours, or takes the question away. */
export function askStop(stopping: boolean): void {
  store.setState({ stopping });
}

/** Follows the player's limits and breaks as long as the page lives: this device and his others tell of changes. */
export function startProtection(): void {
  void loadPlayState();
  onToken((signedIn) => {
    store.setState({ state: undefined, hit: false, stopping: false });
    if (signedIn) void loadPlayState();
  });
  onSocketEvent('protection:changed', () => {
    store.setState({ hit: false });
    void loadPlayState();
  });
  onGap(() => void loadPlayState());
}
