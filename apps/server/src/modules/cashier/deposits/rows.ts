import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import type { Store, Tx } from '../../../store/index.ts';
import type { FileKind, Files } from '../../files/index.ts';
import { type Method, networkOf } from './channels.ts';

export type DepositView = ReplyOf<'depositDetail'>;
export type DepositState = DepositView['state'];

/** One row of `deposit`. */
export interface Deposit extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly channel_id: string;
  readonly method: Method;
  readonly provider: 'payments' | 'chain';
  readonly state: DepositState;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly pay_amount: Amount;
  readonly pay_currency: string;
  readonly rate: Amount | null;
  readonly rate_at: Date | null;
  readonly payee: DepositView['payee'] | null;
  readonly payer: string;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly credited_at: Date | null;
  readonly reason: DepositView['reason'] | null;
  readonly payment: string | null;
}

/** A row with the additional columns of the list. */
export interface ShownDeposit extends Deposit {
  readonly confirmations: number | null;
  readonly receipt: string | null;
}

const COLUMNS = `d.id, d.user_id, d.channel_id, d.method, d.provider, d.state, d.amount, d.fee, d.pay_amount,
  d.pay_currency, d.rate, d.rate_at, d.payee, d.payer, d.expires_at, d.created_at, d.credited_at, d.reason, d.payment`;

/** Pictures of the payment of a deposit. */
export const receiptFiles: FileKind = { name: 'receipts', bytesMax: 2 * 1024 * 1024, keptMax: 5 };

/** Columns of a `ShownDeposit`, from `deposit d`. */
export const SHOWN = `${COLUMNS},
  (select p.confirmations from deposit_payment p where p.deposit_id = d.id order by p.at desc limit 1) as confirmations,
  (select f.name from file_name f where f.kind = '${receiptFiles.name}' and f.subject_id = d.id
    order by f.at desc limit 1) as receipt`;

/** Blocks that make a payment final on each network: Ethereum's finality, TRON's solidified blocks. */
export const FINAL_AFTER = { erc20: 64, trc20: 19 } as const;

/** The reference of a deposit at the gateway. */
export const refOf = (id: bigint): string => `d-${id}`;

/** The deposit id of a platform reference; undefined for anything else. */
export function idOfRef(ref: unknown): bigint | undefined {
  const digits = typeof ref === 'string' ? /^d-([1-9]\d{0,17})$/.exec(ref)?.[1] : undefined;
  return digits === undefined ? undefined : BigInt(digits);
}

/** Locks a deposit for a change: nobody else can credit or end it until the commit. */
export async function lockDeposit(tx: Tx, id: bigint): Promise<Deposit | undefined> {
  const { rows } = await tx.query<Deposit>(`select ${COLUMNS} from deposit d where d.id = $1 for update`, [
    id,
  ]);
  return rows[0];
}

/** A player's own deposit; undefined for an order that never reached the provider. */
export async function findShown(
  db: Store | Tx,
  userId: bigint,
  id: number | bigint,
): Promise<ShownDeposit | undefined> {
  const { rows } = await db.query<ShownDeposit>(
    `select ${SHOWN} from deposit d where d.id = $1 and d.user_id = $2 and d.payee is not null`,
    [id, userId],
  );
  return rows[0];
}

export interface ViewParts {
  readonly files: Pick<Files, 'addressOf'>;
  readonly simulated: boolean;
  /** ms; the address of the receipt expires an hour later. */
  readonly now: number;
}

export function viewOf(row: ShownDeposit, { files, simulated, now }: ViewParts): DepositView {
  const network = networkOf(row.method);
  const receipt = row.receipt ? files.addressOf(receiptFiles, row.receipt, now) : undefined;
  return {
    id: Number(row.id),
    channel: row.channel_id,
    method: row.method,
    state: row.state,
    amount: printAmount(row.amount),
    pay_amount: printAmount(row.pay_amount),
    pay_currency: row.pay_currency,
    fee: printAmount(row.fee),
    credit: printAmount((row.amount - row.fee) as Amount),
    payee: row.payee ?? {},
    ...(row.rate && row.rate_at ? { rate: { value: printAmount(row.rate), at: row.rate_at.getTime() } } : {}),
    expires_at: row.expires_at.getTime(),
    created_at: row.created_at.getTime(),
    credited_at: row.credited_at?.getTime() ?? null,
    ...(network && row.confirmations !== null
      ? { confirmations: row.confirmations, confirmations_needed: FINAL_AFTER[network] }
      : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(receipt ? { receipt } : {}),
    simulated,
  };
}
