import { formatTime, hashCarriesPassword, isOpenAt } from '@tessera/protocol/time';
import { now } from '../../platform/clock/index.ts';
import { call } from '../../platform/http/index.ts';
import { parseHash, printHash } from '../../platform/navigation/index.ts';
import { type Settings, setSettings, settings } from '../settings/index.ts';
import { gateStore } from './gate-store.ts';

/** A right bypass opens the platform for as long as the server's preview grant holds (E8). */
const GRANT_MS = 3_600_000;
/** Longest hash the service looks at (E8). */
const ENTER_MAX = 200;

let grantedUntil = 0;
/** Hash that was tried last: each address has few tries an hour, so none is spent twice on the same. */
let triedHash = '';

/** Whether the platform is open by its own clock and zone at `nowMs`: in one of its ranges, both ends inclusive. */
export function isOpenNow({ platOpenDuration, timeZone }: Settings, nowMs: number): boolean {
  return isOpenAt(platOpenDuration, formatTime(nowMs, 'HH:mm', timeZone));
}

/**
 * Checks the opening hours against the settings in use (R4.6). A closed platform is asked once about this hash; the right
 * one opens it and is taken out of the address. Rejects when the service cannot be asked.
 */
export async function checkGate(hash: string): Promise<void> {
  if (now() < grantedUntil || isOpenNow(settings(), now())) return setClosed(false);
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

/** Asks for the settings again, as they may have changed, and checks. */
export async function recheckGate(): Promise<void> {
  setSettings(await call('POST /common/setting', {}, { silent: true }));
  await checkGate(location.hash);
}

function setClosed(closed: boolean): void {
  if (gateStore.getState().closed !== closed) gateStore.setState({ closed });
}

/** The plain address of a page is nobody's password. */
function mayBePassword(hash: string): boolean {
  return hash.length > 2 && hash !== printHash({ ...parseHash(hash), params: {} });
}

/** Takes the password out of the address before it can be read, kept or carried to the other site. */
function forgetPassword(): void {
  history.replaceState(history.state, '', printHash({ ...parseHash(location.hash), params: {} }));
}
