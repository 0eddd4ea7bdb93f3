import type { Accounts } from '../modules/identity/index.ts';
import { liftFreeze } from '../modules/ledger/index.ts';
import type { NodeChannels, Store } from '../store/index.ts';
import { OpsRefused } from './refused.ts';

/** Dependencies of the commands about the ledger. */
export interface LedgerOpsDeps {
  /** Connected with the owner's credential. */
  readonly store: Store;
  readonly nodeChannels: NodeChannels;
  readonly accounts: Pick<Accounts, 'checkOperator'>;
  /** Asks for the operator's password at the terminal. */
  readonly operatorPassword: (name: string) => Promise<string>;
}

export const ledgerUsage = `  ledger status                 time of the last audit, and whether money is frozen
  ledger lift --by NAME --reason TEXT                  lift a freeze, so that money moves again; find its cause first`;

/**
 * `ledger status`, `ledger lift --by NAME --reason TEXT`. Errors: `OpsRefused`; `undefined` when the command is not one of
 * these.
 */
export async function ledgerCommand(
  command: string,
  rest: readonly string[],
  deps: LedgerOpsDeps,
): Promise<string | undefined> {
  if (command === 'ledger status' && rest.length === 0) return status(deps);
  const [byName, by, whyName, why, ...more] = rest;
  if (command !== 'ledger lift' || byName !== '--by' || whyName !== '--reason' || more.length > 0)
    return undefined;
  if (by === undefined || why === undefined || why.trim() === '') return undefined;
  if ((await deps.accounts.checkOperator(by, await deps.operatorPassword(by))) === undefined)
    throw new OpsRefused('Operator or password is wrong.');
  if (!(await liftFreeze(deps.store, deps.nodeChannels, by, why.trim())))
    throw new OpsRefused('Money is not frozen.');
  return 'Money moves again. The next audit freezes it again if the ledger still has a violation.';
}

async function status({ store }: LedgerOpsDeps): Promise<string> {
  const { rows } = await store.query<{ at: Date | null; faults: number | null; frozen: unknown }>(
    `select c.at, jsonb_array_length(c.violations) as faults,
       (select reason from ledger_freeze where lifted_at is null order by id limit 1) as frozen
     from (select) one left join (select at, violations from audit_checkpoint order by id desc limit 1) c on true`,
  );
  const { at, faults, frozen } = rows[0]!;
  const audited =
    at === null ? 'The ledger was never audited.' : `Audited ${at.toISOString()}: ${faults} violations.`;
  return `${audited}\n${frozen === null ? 'Money moves.' : `Money is frozen: ${JSON.stringify(frozen)}`}`;
}
