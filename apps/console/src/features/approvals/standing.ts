import { blindActions } from '@tessera/protocol/console-permissions';
import type { Command } from '../../data/commands.ts';

/** What can still happen to a command: decided, or why not. `blind`: the second person enters the same, where its target is shown. */
export type Standing = 'open' | 'blind' | 'changed' | 'own' | 'not-permitted' | 'ended';

/** How long a command must have been open before it can be approved, ms: nobody approves unread. */
export const READ_MS = 2_000;

/** Where a command stands for the operator. `changed`: its target has another version, so that it can only become stale. */
export function standingOf(command: Command): Standing {
  if (command.state !== 'pending') return 'ended';
  if (command.now.targetVersion !== command.shown.targetVersion) return 'changed';
  if (command.own) return 'own';
  if (!command.mayApprove) return 'not-permitted';
  return blindActions.includes(command.action) ? 'blind' : 'open';
}
