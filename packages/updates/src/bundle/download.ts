import { UpdateRefused } from '../refused.ts';

/** An answer to a download, before its bytes are read. */
export interface DownloadAnswer {
  readonly status: number;
  /** Whether it comes from another address than the one asked. */
  readonly redirected: boolean;
  /** The body in parts. Throws when the connection ends early. */
  readonly parts: AsyncIterable<Uint8Array>;
}

/** Starts a download with neither cookies nor cache. Rejects when nothing answers. */
export type Download = (url: string) => Promise<DownloadAnswer>;

/**
 * Downloads at most `bytesMax` bytes into memory of our own, so that nobody can change them after they are checked.
 * Errors: `network`, `status`, `redirected`, `oversized`.
 */
export async function downloadBytes(download: Download, url: string, bytesMax: number): Promise<Uint8Array> {
  const answer = await download(url).catch((error: unknown) => {
    throw new UpdateRefused('network', String(error));
  });
  if (answer.redirected) throw new UpdateRefused('redirected', url);
  if (answer.status !== 200) throw new UpdateRefused('status', `${answer.status} ${url}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of answer.parts) {
      length += part.length;
      if (length > bytesMax) throw new UpdateRefused('oversized', url);
      parts.push(part.slice());
    }
  } catch (error) {
    throw error instanceof UpdateRefused ? error : new UpdateRefused('network', String(error));
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
