import { build } from '../device/index.ts';
import { lifetime, storage, storedKey } from '../storage/index.ts';

/** The session token (A6): 24 h in browsers, 30 days in the native app. */
const TOKEN = storedKey<string>('TOKEN', build.device === 'app' ? lifetime.month : lifetime.day);

/** Called with `true` after a token was stored, with `false` after it was cleared. */
type TokenListener = (signedIn: boolean) => void;
const listeners = new Set<TokenListener>();

/** The currently stored token: another tab may have changed it (A7). */
export function readToken(): Promise<string | null> {
  return storage.get(TOKEN);
}

/** Stores a token; a new session begins. */
export async function storeToken(token: string): Promise<void> {
  await storage.set(TOKEN, token);
  for (const listener of listeners) listener(true);
}

/** Replaces `old` by a rotated token; keeps a token that another tab has stored meanwhile. */
export async function replaceToken(old: string, fresh: string): Promise<void> {
  if ((await readToken()) === old) await storage.set(TOKEN, fresh);
}

/** Ends the session on this device. */
export async function clearToken(): Promise<void> {
  await storage.remove(TOKEN);
  for (const listener of listeners) listener(false);
}

/** Subscribes to the start and end of sessions on this page; returns the function that unsubscribes. */
export function onToken(listener: TokenListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
