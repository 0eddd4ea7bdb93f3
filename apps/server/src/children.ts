import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The processes this one started that must not outlive it, each with the signal that ends it when there is no time left to ask:
 * the embedded database writes nothing more on SIGQUIT and is recovered at the next start, the others are killed.
 */
const children = new Map<ChildProcess, NodeJS.Signals>();

/** How often it is looked whether they are gone, ms. */
const lookMs = 20;

/** Names a child that ends with this process, even when this process ends by force. It is forgotten once it has ended. */
export function endsWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  // A program that could not be started has no exit.
  child.once('error', () => {
    if (child.pid === undefined) children.delete(child);
  });
}

/** Ends every such child without asking. Resolves when all are gone; whoever is not after `graceMs` is killed. */
export async function endChildren(graceMs: number): Promise<void> {
  const killAt = Date.now() + graceMs;
  for (const [child, signal] of children) child.kill(signal);
  while (children.size > 0 && Date.now() < killAt) await pause(lookMs);
  for (const child of children.keys()) child.kill('SIGKILL');
}
