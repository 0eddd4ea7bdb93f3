import type { CommandAction } from '@tessera/protocol/console-permissions';
import type { Tx } from '../../store/index.ts';

/** How many people an action needs, the maker included. */
export interface Policy extends Record<string, unknown> {
  readonly action: CommandAction;
  readonly needs: number;
  /** Fewer are never enough. */
  readonly least: number;
  readonly version: number;
  readonly at: Date | null;
}

const COLUMNS = 'action, needs, least, version, at';

/** The policy of one action. */
export async function policyOf(
  tx: Pick<Tx, 'query'>,
  action: string,
  lock: '' | 'for update' = '',
): Promise<Policy | undefined> {
  const { rows } = await tx.query<Policy>(`select ${COLUMNS} from console_policy where action = $1 ${lock}`, [
    action,
  ]);
  return rows[0];
}

/** All policies. */
export async function policies(tx: Pick<Tx, 'query'>): Promise<readonly Policy[]> {
  const { rows } = await tx.query<Policy>(`select ${COLUMNS} from console_policy order by action limit 50`);
  return rows;
}
