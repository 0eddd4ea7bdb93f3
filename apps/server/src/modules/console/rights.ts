import {
  type CommandAction,
  commandActions,
  grantOf,
  type Role,
} from '@tessera/protocol/console-permissions';
import { AppError } from '../../http/index.ts';
import type { CommandRow } from './command-row.ts';
import type { Actor, CommandKind } from './kinds/kind.ts';

/** What operators may do with commands, by the table of permissions and what each kind reaches. */
export interface Rights {
  /** Whether the role may propose and approve this at all. */
  may(role: Role, action: CommandAction, target: string): boolean;
  /** Errors: `operator_not_permitted`. */
  requireMay(
    actor: Pick<Actor, 'role'>,
    about: { readonly action: CommandAction; readonly target: string },
  ): void;
  /** Never one's own. */
  mayApprove(row: CommandRow, actor: Actor): boolean;
  /** One's own, too: that withdraws it. */
  mayReject(row: CommandRow, actor: Actor): boolean;
}

export function createRights(kindOf: (action: CommandAction) => CommandKind): Rights {
  const may: Rights['may'] = (role, action, target) =>
    grantOf(role, commandActions[action]) !== undefined && (kindOf(action).reaches?.(role, target) ?? true);
  return {
    may,
    requireMay({ role }, { action, target }) {
      if (!may(role, action, target)) throw new AppError('operator_not_permitted');
    },
    mayApprove: (row, { role, operatorId }) =>
      row.state === 'pending' &&
      row.maker_id !== operatorId &&
      grantOf(role, 'command.approve') !== undefined &&
      may(role, row.action, row.target),
    mayReject: (row, { role, operatorId }) =>
      row.state === 'pending' &&
      grantOf(role, 'command.reject') !== undefined &&
      (row.maker_id === operatorId || may(role, row.action, row.target)),
  };
}
