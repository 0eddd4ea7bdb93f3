import { call } from '../platform/call.ts';

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** A person has so long to touch the key, ms. */
const TIMEOUT_MS = 120_000;

/**
 * Lets a passkey of this device sign for a sign-in. Undefined when the person lets it be, or the device has none for this console.
 */
export async function signWithPasskey() {
  const { challenge } = await call('/console/passkey/challenge');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: location.hostname,
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    },
  }).catch(leftAlone);
  if (!signed) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  return {
    id: signed.id,
    rawId: signed.rawId,
    type: signed.type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

/** Makes a passkey on this device and adds it to the account. False when the person lets it be, or the device has one already. */
export async function addPasskey(given: {
  readonly label: string;
  readonly password: string;
  readonly code: string;
}): Promise<boolean> {
  const { challenge, user, exclude } = await call('/console/passkey/options');
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: location.hostname, name: 'Tessera console' },
      user,
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: exclude.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  }).catch(leftAlone);
  if (!made) return false;
  const { clientDataJSON, attestationObject } = made.response;
  await call('/console/passkey/add', {
    ...given,
    made: {
      id: made.id,
      rawId: made.rawId,
      type: made.type,
      response: { clientDataJSON, attestationObject },
    },
  });
  return true;
}

/** What the browser refuses is no failure of the console: the person closed its window, or there is nothing to use. */
function leftAlone(): undefined {
  return undefined;
}
