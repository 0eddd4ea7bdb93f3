import type { CallReply } from '@tessera/protocol/endpoints';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { call, ignoreFailure, onToken, readToken } from '../../platform/http/index.ts';
import { onGap, onSocketEvent } from '../../platform/socket/index.ts';
import type { NearLimit } from './near-limit.ts';

/** Play state from the server: breaks, next reality check, session time. */
export type PlayState = CallReply<'POST /api/user/reality-check'>;

interface Protection {
  /** Absent for visitors and until loaded. */
  readonly state: PlayState | undefined;
  /** One of the player's own limits refused a bet; cleared when their limits change. */
  readonly hit: boolean;
  /** A limit of the player that is nearly used up (RP16). */
  readonly near: NearLimit | undefined;
  /** Whether the player has limits; `undefined` until that is known. */
  readonly hasLimits: boolean | undefined;
  /** The dialog "stop for 24 hours" is open. */
  readonly stopping: boolean;
}

const nothing: Protection = {
  state: undefined,
  hit: false,
  near: undefined,
  hasLimits: undefined,
  stopping: false,
};
const store = createStore<Protection>(() => nothing);

/** Selects a part of the state: `useProtection(({ state }) => state?.time_out_until)`. */
export function useProtection<Part>(select: (protection: Protection) => Part): Part {
  return useStore(store, select);
}

/** Stores the play state from another call's reply. */
export function takePlayState(state: PlayState): void {
  store.setState({ state });
}

/** Fetches the play state, silently. */
export async function loadPlayState(): Promise<void> {
  if ((await readToken()) === null) return;
  await ignoreFailure(
    'protection',
    call('POST /api/user/reality-check', {}, { silent: true }).then(takePlayState),
  );
}

/** Balance at which the limits were asked for last. */
let askedAt: bigint | undefined;

/**
 * Fetches how much of the limits is used, silently; not for a player without limits, and once per balance: every stake and
 * payout changes it.
 */
export async function loadNearLimit(balance?: bigint): Promise<void> {
  if (store.getState().hasLimits === false || (balance !== undefined && balance === askedAt)) return;
  askedAt = balance;
  if ((await readToken()) === null) return;
  await ignoreFailure('limits', takeLimits());
}

async function takeLimits(): Promise<void> {
  const { items } = await call('POST /api/user/limits', {}, { silent: true });
  const hasLimits = items.some(({ value }) => value !== null);
  const near = hasLimits ? (await import('./near-limit.ts')).nearLimitOf(items) : undefined;
  store.setState({ near, hasLimits });
}

/** Codes of a refusal by one of the player's own limits. */
const limitCodes: ReadonlySet<string> = new Set(['limit_stake_reached', 'limit_loss_reached']);
/** Codes after which the local play state is outdated. */
const breakCodes: ReadonlySet<string> = new Set([
  'reality_check_due',
  'timeout_active',
  'self_excluded',
  'session_limit_reached',
]);

/** Handles refusals of bets that were caused by the player's own limits or breaks. */
export function noteRefusals(codes: readonly (string | undefined)[]): void {
  if (codes.some((code) => code !== undefined && limitCodes.has(code))) store.setState({ hit: true });
  if (codes.some((code) => code !== undefined && breakCodes.has(code))) void loadPlayState();
}

/** Opens or closes the dialog "stop for 24 hours". */
export function askStop(stopping: boolean): void {
  store.setState({ stopping });
}

/** Keeps limits and breaks up to date while the page is open: changes arrive from this and the player's other devices. */
export function startProtection(): void {
  void loadPlayState();
  onToken((signedIn) => {
    store.setState(nothing);
    if (signedIn) void loadPlayState();
  });
  onSocketEvent('protection:changed', () => {
    store.setState({ hit: false, hasLimits: undefined });
    void loadPlayState();
    void loadNearLimit();
  });
  onGap(() => void loadPlayState());
}
