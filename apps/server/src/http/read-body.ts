import type { IncomingMessage } from 'node:http';

/** Result of reading: the bytes, or why reading stopped early. */
export type BodyRead = { readonly bytes: Buffer } | { readonly cut: 'too_large' | 'stalled' | 'aborted' };

/**
 * Reads a request body of at most `max` bytes; stops when nothing arrives for `idleMs` (E12).
 * The rest of the stream stays unread after a cut; the caller closes the connection.
 */
export function readBody(stream: IncomingMessage, max: number, idleMs: number): Promise<BodyRead> {
  if (Number(stream.headers['content-length'] ?? 0) > max) return Promise.resolve({ cut: 'too_large' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const idle = setTimeout(() => finish({ cut: 'stalled' }), idleMs);
    const finish = (read: BodyRead) => {
      clearTimeout(idle);
      stream.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      stream.pause();
      resolve(read);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > max) return finish({ cut: 'too_large' });
      chunks.push(chunk);
      idle.refresh();
    };
    const onEnd = () => finish({ bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks) });
    const onClose = () => finish({ cut: 'aborted' });
    stream.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}
