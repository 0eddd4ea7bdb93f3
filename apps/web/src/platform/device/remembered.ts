import { REMEMBERED } from '@tessera/protocol/answer';
import { reportError } from './report-error.ts';

/**
 * The remembered login of the native app (A13), which browsers have as a cookie: its secret is in the keystore of the device. Only the
 * app's build has any of this.
 */
export interface Remembered {
  /**
   * Asks the owner of the device to unlock it, and resolves with the secret. Undefined without a remembered login.
   * Errors: rejects when the owner does not unlock it.
   */
  unlock(userName: string): Promise<string | undefined>;
  /** Keeps the next secret; an empty one forgets. */
  keep(secret: string): Promise<void>;
}

let remembered: Remembered | undefined;
let unlocked: string | undefined;

/** Sets the remembered login of this device. */
export function setRemembered(kept: Remembered): void {
  remembered = kept;
}

/** Runs a sign-in that needs the remembered login; it is locked again afterwards. */
export async function withUnlocked<Result>(userName: string, run: () => Promise<Result>): Promise<Result> {
  if (typeof __DEVICE__ === 'undefined' || __DEVICE__ !== 'app') return run();
  unlocked = await remembered?.unlock(userName);
  try {
    return await run();
  } finally {
    unlocked = undefined;
  }
}

/** The header that a call carries while the remembered login is unlocked. */
export function rememberedHeader(): Record<string, string> {
  if (typeof __DEVICE__ === 'undefined' || __DEVICE__ !== 'app' || unlocked === undefined) return {};
  return { [REMEMBERED]: unlocked };
}

/** Keeps what an answer brings, and passes it on. */
export function heard<Answer extends Pick<Response, 'headers'>>(answer: Promise<Answer>): Promise<Answer> {
  if (typeof __DEVICE__ === 'undefined' || __DEVICE__ !== 'app') return answer;
  return answer.then(async (come) => {
    const secret = come.headers.get(REMEMBERED);
    // What cannot be kept is no fault of the call: the player types the password next time.
    if (secret !== null)
      await remembered?.keep(secret).catch((error) => reportError('remembered login', error));
    return come;
  });
}
