import { isOpenIn } from '@tessera/protocol/opening-day';
import { hashCarriesPassword } from '@tessera/protocol/time';
import { type Settings, setSettings, settings } from '../../data/settings/index.ts';
import { now } from '../../platform/clock/index.ts';
import { call } from '../../platform/http/index.ts';
import { parseHash, printHash } from '../../platform/navigation/index.ts';
import { gateStore } from './gate-store.ts';

/** A valid bypass opens the platform for as long as the server's preview grant lasts (E8). */
const GRANT_MS = 3_600_000;
/** Longest hash the server checks (E8). */
const ENTER_MAX = 200;

let grantedUntil = 0;
/** Hash tried last: the server allows few tries per address and hour, so none is repeated. */
let triedHash = '';

/** Whether the platform is open at `nowMs` in its own zone: within a range of its weekday, both ends inclusive. */
export function isOpenNow({ platOpenDuration, timeZone }: Settings, nowMs: number): boolean {
  return isOpenIn(platOpenDuration, nowMs, timeZone);
}

/**
 * Makes the gate of a running page follow the opening hours. The address of the page was not entered as a password, so it is not
 * sent as one: the server allows few tries.
 */
export function followHours(): void {
  const closed = !isOpenToUs();
  if (closed && !gateStore.getState().closed) triedHash = location.hash;
  setClosed(closed);
}

/**
 * Checks the opening hours in the current settings (R4.6). If closed, the hash is sent to the server once; a valid one opens
 * the platform and is removed from the address. Rejects when the server is unreachable.
 */
export async function checkGate(hash: string): Promise<void> {
  if (isOpenToUs()) return setClosed(false);
  setClosed(true);
  if (!mayBePassword(hash) || hash === triedHash) return;
  triedHash = hash;
  const reply = await call('POST /common/setting', { enter: hash.slice(0, ENTER_MAX) }, { silent: true });
  setSettings(reply);
  if (!hashCarriesPassword(hash, reply.closeEnterPassword ?? '')) return;
  grantedUntil = now() + GRANT_MS;
  forgetPassword();
  setClosed(false);
}

/** Refetches the settings, which may have changed, and checks. */
export async function recheckGate(): Promise<void> {
  setSettings(await call('POST /common/setting', {}, { silent: true }));
  await checkGate(location.hash);
}

/** Within the opening hours, or by a grant. */
const isOpenToUs = (): boolean => now() < grantedUntil || isOpenNow(settings(), now());

function setClosed(closed: boolean): void {
  if (gateStore.getState().closed !== closed) gateStore.setState({ closed });
}

/** A plain route hash is not a password. */
function mayBePassword(hash: string): boolean {
  return hash.length > 2 && hash !== printHash({ ...parseHash(hash), params: {} });
}

/** Removes the password from the address before it can be read, stored or passed to the other site. */
function forgetPassword(): void {
  history.replaceState(history.state, '', printHash({ ...parseHash(location.hash), params: {} }));
}
