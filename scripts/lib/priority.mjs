import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of a process that leads its own session. Linux first divides the processors between sessions
 * (autogroups), so the priority of a process counts only within its session, and the session has a priority too.
 */
export function lowerPriority(pid) {
  setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Another system, or one without autogroups: the priority of the process is enough.
  }
}
