import { build } from '../device/index.ts';
import { lifetime, storage, storedKey } from '../storage/index.ts';

/** The session token (A6): 24 h in browsers, 30 days in the native app. */
const TOKEN = storedKey<string>('TOKEN', build.device === 'app' ? lifetime.month : lifetime.day);

/** Told with `true` after a token was stored, with `false` after it was cleared. */
type TokenListener = (signedIn: boolean) => void;
const listeners = new Set<TokenListener>();

/** The token as storage has it now: another tab may have changed it (A7). */
export function readToken(): Promise<string | null> {
  return storage.get(TOKEN);
}

/** Stores a token; a new session begins. */
export async function storeToken(token: string): Promise<void> {
  await storage.set(TOKEN, token);
  for (const listener of listeners) listener(true);
}

/** Puts a rotated token in the place of `old`; keeps whatever another tab has stored meanwhile. */
export async function replaceToken(old: string, fresh: string): Promise<void> {
  if ((await readToken()) === old) await storage.set(TOKEN, fresh);
}

/** Ends the session on this device. */
export async function clearToken(): Promise<void> {
  await storage.remove(TOKEN);
  for (const listener of listeners) listener(false);
}

/** Hears of sessions that begin and end on this page; returns how to stop hearing. */
export function onToken(listener: TokenListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
