import type { DownloadAnswer } from '@tessera/updates';

/** A server that sends nothing for this long is given up, ms. */
const STALLED_MS = 20_000;

/** Downloads without cookies, cache or redirects. Rejects when the connection ends or stalls. */
export async function download(url: string): Promise<DownloadAnswer> {
  const stalled = new AbortController();
  const waiting = () => setTimeout(() => stalled.abort(new Error('stalled')), STALLED_MS);
  let timer = waiting();
  const response = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
    signal: stalled.signal,
  }).finally(() => clearTimeout(timer));
  async function* parts() {
    const reader = response.body?.getReader();
    try {
      for (;;) {
        timer = waiting();
        const part = await reader?.read().finally(() => clearTimeout(timer));
        if (!part || part.done) return;
        yield part.value;
      }
    } finally {
      await reader?.cancel().catch(() => undefined);
    }
  }
  const redirected = response.redirected || response.type === 'opaqueredirect';
  return { status: response.status, redirected, parts: parts() };
}
