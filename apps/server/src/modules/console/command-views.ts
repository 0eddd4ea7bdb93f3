import type { ConsoleReplyOf } from '@tessera/protocol/console';
import {
  actionsOf,
  areasOf,
  type CommandAction,
  commandActionNames,
  grantOf,
  type Role,
} from '@tessera/protocol/console-permissions';
import { AppError, type OperatorSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { areaOf, settingKeys } from '../settings/index.ts';
import { type CommandRow, countWaiting, decisionsAbout, listCommands, readCommand } from './command-row.ts';
import type { Commands } from './commands.ts';

type Row = ConsoleReplyOf<'consoleCommandList'>['items'][number];
type Detail = ConsoleReplyOf<'consoleCommandGet'>;

/** Actions whose commands the role may see. */
function visibleTo(role: Role): readonly CommandAction[] {
  const scope = grantOf(role, 'command.read')?.scope;
  return scope === 'all' ? commandActionNames : scope === 'area' ? actionsOf(role) : [];
}

/** Keys of the settings that the role reaches; undefined for all. */
function settingsOf(role: Role): readonly string[] | undefined {
  if (grantOf(role, 'settings.read')?.scope === 'all') return undefined;
  return settingKeys.filter((key) => areasOf[role].includes(areaOf(key)));
}

/** What the caller may approve: nothing of their own, and only actions of the role. */
const waitingFor = ({ role, operatorId }: OperatorSession) => ({
  actions: grantOf(role, 'command.approve') ? actionsOf(role) : [],
  settings: settingsOf(role),
  notMaker: operatorId,
  state: 'pending' as const,
});

/** How many commands wait for the caller, up to 100. */
export function waitingCount(store: Pick<Store, 'query'>, caller: OperatorSession): Promise<number> {
  return countWaiting(store, { ...waitingFor(caller), limit: 100 });
}

/** A page of commands. */
export async function commandPage(
  store: Pick<Store, 'query'>,
  commands: Commands,
  {
    view,
    state,
    before,
    size,
  }: {
    view: 'waiting' | 'mine' | 'all';
    state?: CommandRow['state'] | undefined;
    before?: number | undefined;
    size: number;
  },
  caller: OperatorSession,
): Promise<ConsoleReplyOf<'consoleCommandList'>> {
  const { role, operatorId } = caller;
  const filter =
    view === 'waiting'
      ? waitingFor(caller)
      : {
          actions: visibleTo(role),
          settings: settingsOf(role),
          state,
          ...(view === 'mine' ? { maker: operatorId } : {}),
        };
  const rows = await listCommands(store, { ...filter, before, limit: size + 1 });
  const items = rows.slice(0, size).map((row) => shownRow(row, commands, caller));
  return {
    items,
    next: rows.length > size ? items.at(-1)!.id : null,
    waiting: await waitingCount(store, caller),
  };
}

/** One command with its target as it is now. Errors: `not_found`, also for one that the role may not see. */
export async function commandDetail(
  store: Store,
  commands: Commands,
  id: bigint,
  caller: OperatorSession,
): Promise<Detail> {
  return store.tx(async (tx) => {
    const row = await readCommand(tx, id);
    if (!row || !isVisible(row, caller)) throw new AppError('not_found');
    const decisions = await decisionsAbout(tx, id);
    return {
      ...shownRow(row, commands, caller),
      shown: row.shown,
      payloadHash: row.payload_hash.toString('hex'),
      shownHash: row.shown_hash.toString('hex'),
      decisions: decisions.map(({ operator_id, name, person, role, what, at, reason }) => ({
        by: { id: Number(operator_id), name, person, role },
        what,
        at: at.getTime(),
        reason,
      })),
      now: await commands.kindOf(row.action).now(tx, row.target, row.payload),
    };
  });
}

/** The role sees commands of its area; everybody sees their own. */
function isVisible(row: CommandRow, { role, operatorId }: OperatorSession): boolean {
  if (row.maker_id === operatorId) return true;
  if (!visibleTo(role).includes(row.action)) return false;
  return row.action !== 'setting.change' || (settingsOf(role)?.includes(row.target) ?? true);
}

function shownRow(row: CommandRow, commands: Commands, caller: OperatorSession): Row {
  return {
    id: Number(row.id),
    action: row.action,
    target: row.target,
    state: row.state,
    reason: row.reason,
    maker: {
      id: Number(row.maker_id),
      name: row.maker_name,
      person: row.maker_person,
      role: row.maker_role,
    },
    needs: row.needs,
    at: row.at.getTime(),
    expiresAt: row.expires_at.getTime(),
    endedAt: row.ended_at?.getTime() ?? null,
    own: row.maker_id === caller.operatorId,
    mayApprove: commands.mayApprove(row, caller),
    mayReject: commands.mayReject(row, caller),
  };
}
