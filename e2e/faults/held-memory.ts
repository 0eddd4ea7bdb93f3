import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

/**
 * Node flags for a server that `heldMemory` is to ask. This file is then loaded into it: on a message it gives back what it no
 * longer needs and tells what it holds. Without that a process grows as it pleases while the machine has room.
 */
export const tellsMemory: readonly string[] = [
  '--expose-gc',
  '--import',
  pathToFileURL(import.meta.filename).href,
];

const QUESTION = 'held memory';

if (process.send && 'gc' in globalThis) {
  process.on('message', (message) => {
    if (message !== QUESTION) return;
    (globalThis as { gc?: () => void }).gc!();
    process.send!(process.memoryUsage.rss());
  });
}

/** MiB that a server started with `tellsMemory` cannot do without. */
export async function heldMemory(server: ChildProcess): Promise<number> {
  const answer = once(server, 'message');
  server.send(QUESTION);
  const [bytes] = (await answer) as [number];
  return bytes / 2 ** 20;
}
