import { type EntryPurpose, EntryRefused, enterOutside } from '../modules/draws/index.ts';
import type { Accounts } from '../modules/identity/index.ts';
import type { Clock, Jobs, Store } from '../store/index.ts';
import { OpsRefused } from './refused.ts';

/** Dependencies of the commands about lotteries and official results. */
export interface OutsideDeps {
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly accounts: Pick<Accounts, 'checkOperator'>;
  /** Asks for the operator's password at the terminal. */
  readonly operatorPassword: (name: string) => Promise<string>;
}

const purposes: Readonly<Record<string, EntryPurpose>> = {
  enter: 'result',
  void: 'void',
  correct: 'correction',
};

/**
 * `result enter|correct LOTTERY ISSUE NUMBERS OPERATOR`, `result void LOTTERY ISSUE OPERATOR`: records one operator's entry
 * for a draw with an official result. Errors: `OpsRefused`; `undefined` when the command is not one of these.
 */
export async function enterResult(
  action: string,
  rest: readonly string[],
  deps: OutsideDeps,
): Promise<string | undefined> {
  const purpose = purposes[action];
  const [lottery, issue, ...more] = rest;
  const [numbers, operator] = purpose === 'void' ? [undefined, more[0]] : more;
  if (!purpose || !lottery || !issue || !operator || rest.length !== (purpose === 'void' ? 3 : 4))
    return undefined;
  const operatorId = await deps.accounts.checkOperator(operator, await deps.operatorPassword(operator));
  if (operatorId === undefined) throw new OpsRefused('Operator or password is wrong.');
  try {
    await enterOutside(deps, {
      lottery,
      issue,
      purpose,
      operatorId,
      ...(numbers === undefined ? {} : { numbers: numbersOf(numbers) }),
    });
  } catch (error) {
    if (error instanceof EntryRefused) throw new OpsRefused(error.message);
    throw error;
  }
  return `Recorded the entry of ${operator} for ${lottery} ${issue}. It takes effect when a second operator enters the same.`;
}

/** `1,2,3` is a list; `1,2,3,4,5,6+7` main and extra numbers. */
function numbersOf(text: string): unknown {
  const [main, extra] = text.split('+').map((part) => part.split(',').map(Number));
  return extra ? { main, extra } : main;
}

/** `result waiting`: the sealed draws whose official result is pending, the oldest draw first. */
export async function waitingResults({ store }: Pick<OutsideDeps, 'store'>): Promise<string> {
  const { rows } = await store.query<{ lottery_id: string; issue: string; draw_at: Date; bets: number }>(
    `select lottery_id, issue, draw_at, bets from draw where state = 'sealed' and pending_at is not null order by draw_at`,
  );
  if (rows.length === 0) return 'No draw waits for an official result.';
  return rows
    .map(
      ({ lottery_id, issue, draw_at, bets }) =>
        `${lottery_id} ${issue}, held ${draw_at.toISOString()}, ${bets} bets`,
    )
    .join('\n');
}

/** `lottery enable|disable ID`: puts a lottery on sale or takes it off sale; draws already planned still finish. */
export async function offerLottery(
  { store }: Pick<OutsideDeps, 'store'>,
  id: string,
  enabled: boolean,
): Promise<string> {
  const { rowCount } = await store.query('update lottery set enabled = $2 where id = $1', [id, enabled]);
  if (rowCount === 0) throw new OpsRefused(`There is no lottery ${id}.`);
  return `${id} is ${enabled ? 'on sale' : 'off sale; draws already planned still finish'}.`;
}

/** `lottery suspend|resume ID`: a suspended lottery stays listed and takes no bets. */
export async function suspendLottery(
  { store }: Pick<OutsideDeps, 'store'>,
  id: string,
  suspended: boolean,
): Promise<string> {
  const { rowCount } = await store.query(
    "update lottery set config = jsonb_set(config, '{suspended}', to_jsonb($2::boolean)) where id = $1",
    [id, suspended],
  );
  if (rowCount === 0) throw new OpsRefused(`There is no lottery ${id}.`);
  return `${id} ${suspended ? 'takes no bets for now' : 'takes bets again'}.`;
}
