import { inLanguage } from '@tessera/messages/languages';
import type { ReplyOf } from '@tessera/protocol';
import type { Store, Tx } from '../../../store/index.ts';
import { banks, findBank } from './banks.ts';

export type AccountKind = 'bank' | 'wallet';
export type CardView = ReplyOf<'bankList'>['items'][number];
export type WalletView = ReplyOf<'payoutWalletList'>['items'][number];

/** One row of `payout_account`. */
export interface AccountRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly kind: AccountKind;
  /** Id of the bank, or of the network. */
  readonly bank: string;
  readonly holder: string;
  /** Encrypted; see `AccountVault`. */
  readonly number: Buffer;
  readonly fingerprint: Buffer;
  readonly shown: string;
  readonly branch: string;
  readonly alias: string;
  readonly is_default: boolean;
  readonly created_at: Date;
  readonly usable_at: Date;
}

const COLUMNS = `id, user_id, kind, bank, holder, number, fingerprint, shown, branch, alias, is_default, created_at,
  usable_at`;

/** A player's accounts of a kind, the default one first, then the oldest. */
export async function accountsOf(
  store: Store | Tx,
  userId: bigint,
  kind: AccountKind,
): Promise<readonly AccountRow[]> {
  const { rows } = await store.query<AccountRow>(
    `select ${COLUMNS} from payout_account where user_id = $1 and kind = $2 and removed_at is null
     order by is_default desc, id`,
    [userId, kind],
  );
  return rows;
}

/** One of a player's own accounts; undefined for a removed account or another player's. */
export async function findAccount(
  store: Store | Tx,
  userId: bigint,
  kind: AccountKind,
  id: bigint,
): Promise<AccountRow | undefined> {
  const { rows } = await store.query<AccountRow>(
    `select ${COLUMNS} from payout_account
     where user_id = $1 and kind = $2 and id = $3 and removed_at is null`,
    [userId, kind, id],
  );
  return rows[0];
}

/** A new row of `payout_account`; times in ms. */
export interface NewAccountRow {
  readonly userId: bigint;
  readonly kind: AccountKind;
  readonly bank: string;
  readonly holder: string;
  readonly number: Buffer;
  readonly fingerprint: Buffer;
  readonly shown: string;
  readonly branch: string;
  readonly alias: string;
  readonly isDefault: boolean;
  readonly createdAt: number;
  readonly usableAt: number;
}

/** Inserts an account and returns its id. */
export async function insertAccount(tx: Tx, row: NewAccountRow): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into payout_account
       (user_id, kind, bank, holder, number, fingerprint, shown, branch, alias, is_default, created_at, usable_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      row.userId,
      row.kind,
      row.bank,
      row.holder,
      row.number,
      row.fingerprint,
      row.shown,
      row.branch,
      row.alias,
      row.isDefault,
      new Date(row.createdAt),
      new Date(row.usableAt),
    ],
  );
  return rows[0]!.id;
}

/** The account's label on a withdrawal. */
export function labelOf(
  { kind, bank, shown }: Pick<AccountRow, 'kind' | 'bank' | 'shown'>,
  language: string,
): string {
  if (kind === 'bank') return `${bankName(bank, language)} •••• ${shown}`;
  return `USDT-${bank.toUpperCase()} ${shown.slice(0, 6)}…${shown.slice(-6)}`;
}

/** SQL of the names of all banks, by their ids. */
const BANK_NAMES = `'${JSON.stringify(Object.fromEntries(banks.map(({ id, name }) => [id, name]))).replaceAll("'", "''")}'::jsonb`;

/**
 * SQL of the same label for the account of withdrawal `w`. `named` picks a name in the language of the call from a column of
 * names.
 */
export const labelSql = (w: string, named: (column: string) => string): string => `(
    select case a.kind when 'bank' then coalesce(${named('n.name')}, a.bank) || ' •••• ' || a.shown else ${w}.label end
    from payout_account a cross join lateral (select ${BANK_NAMES} -> a.bank as name) n
    where a.id = ${w}.account_id)`;

/** A card as the API returns it. */
export function cardView(row: AccountRow, now: number, language: string): CardView {
  return {
    id: Number(row.id),
    bank: row.bank,
    bank_name: bankName(row.bank, language),
    holder: row.holder,
    last4: row.shown,
    branch: row.branch,
    is_default: row.is_default,
    locked_until: lockOf(row, now),
    created_at: row.created_at.getTime(),
  };
}

/** A wallet address as the API returns it. */
export function walletView(row: AccountRow, now: number): WalletView {
  return {
    id: Number(row.id),
    network: row.bank as WalletView['network'],
    address: row.shown,
    alias: row.alias,
    is_default: row.is_default,
    locked_until: lockOf(row, now),
    created_at: row.created_at.getTime(),
  };
}

/** Name of a bank in a language; the id of an unknown bank. */
export function bankName(id: string, language: string): string {
  const name = findBank(id)?.name;
  return name === undefined ? id : (inLanguage<string>(name, language) ?? id);
}

function lockOf({ usable_at }: AccountRow, now: number): number | null {
  return usable_at.getTime() > now ? usable_at.getTime() : null;
}
