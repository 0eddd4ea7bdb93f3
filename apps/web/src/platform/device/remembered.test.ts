import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard, rememberedHeader, setRemembered, withUnlocked } from './remembered.ts';

const hear = (headers: Record<string, string>) => heard(Promise.resolve({ headers: new Headers(headers) }));
let secret: string | undefined;
const refuses = { on: false };

beforeEach(() => {
  vi.stubGlobal('__DEVICE__', 'app');
  secret = 'first';
  refuses.on = false;
  setRemembered({
    unlock: async () => {
      if (refuses.on) throw new Error('userCancel');
      return secret;
    },
    keep: async (next) => {
      secret = next;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('[A13] the secret is sent with a sign-in that was unlocked, and with nothing else', async () => {
  expect(rememberedHeader()).toEqual({});
  const sent = await withUnlocked('demo', async () => rememberedHeader());
  expect(sent).toEqual({ Remembered: 'first' });
  expect(rememberedHeader()).toEqual({});
});

test('[A13] a player who does not show that it is them sends nothing', async () => {
  refuses.on = true;
  const run = vi.fn();
  await expect(withUnlocked('demo', run)).rejects.toThrow('userCancel');
  expect(run).not.toHaveBeenCalled();
});

test('[A13] the secret of the answer replaces it; an answer without one leaves it', async () => {
  await hear({ Remembered: 'second' });
  expect(secret).toBe('second');
  await hear({});
  expect(secret).toBe('second');
  await hear({ Remembered: '' });
  expect(secret).toBe('');
});

test('[A13] a keystore that fails does not fail the call', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  setRemembered({ unlock: async () => secret, keep: () => Promise.reject(new Error('osError')) });
  await expect(hear({ Remembered: 'second' })).resolves.toBeDefined();
});

test('[A13] a browser has a cookie, and asks nobody', async () => {
  vi.stubGlobal('__DEVICE__', 'wap');
  refuses.on = true;
  expect(await withUnlocked('demo', async () => rememberedHeader())).toEqual({});
  await hear({ Remembered: 'second' });
  expect(secret).toBe('first');
});
