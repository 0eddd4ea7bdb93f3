import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Child processes that must not outlive this process, each with the signal that ends it at once. The embedded database
 * gets SIGQUIT: it writes nothing more and recovers at its next start. The others are killed.
 */
const children = new Map<ChildProcess, NodeJS.Signals>();

/** Interval at which `endChildren` checks whether the children have ended, ms. */
const lookMs = 20;

/**
 * Registers a child that must end together with this process, even when this process ends by force. A child that has
 * ended is removed from the list.
 */
export function endsWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  // A program that could not be started emits no `exit`.
  child.once('error', () => {
    if (child.pid === undefined) children.delete(child);
  });
}

/**
 * Sends each registered child its signal. Resolves when all have ended. A child that still runs after `graceMs` is
 * killed.
 */
export async function endChildren(graceMs: number): Promise<void> {
  const killAt = Date.now() + graceMs;
  for (const [child, signal] of children) child.kill(signal);
  while (children.size > 0 && Date.now() < killAt) await pause(lookMs);
  for (const child of children.keys()) child.kill('SIGKILL');
}
