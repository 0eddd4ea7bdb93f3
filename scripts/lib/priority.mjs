import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets a process that leads a session of its own give way to the other programs of this machine. Linux shares processors
 * between sessions first (autogroups), so the priority of a process counts within its session only, and the session has one, too.
 */
export function lowerPriority(pid) {
  setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Another system, or one without autogroups: the priority of the process is enough.
  }
}
