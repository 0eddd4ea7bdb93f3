import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError, type CallContext } from '../../../http/index.ts';
import { once, type Store, type Tx } from '../../../store/index.ts';
import { noteChange, recordChange, type User } from '../../identity/index.ts';
import { verifiedNameOf } from '../verified-identity/verified-identity.ts';
import type { WithdrawalDeps } from '../withdrawals/deps.ts';
import { type Factor, playerOf, refusalOf, requireFactor } from '../withdrawals/factor.ts';
import { banks } from './banks.ts';
import { type PayeeFault, type PayeeNumber, readCardNumber, readWalletAddress } from './payee-number.ts';
import {
  type AccountKind,
  type AccountRow,
  accountsOf,
  bankName,
  type CardView,
  cardView,
  findAccount,
  insertAccount,
  type WalletView,
  walletView,
} from './payee-row.ts';
import type { AccountVault } from './vault.ts';

/** Cards and addresses of a player. All calls can fail with `trial_not_allowed`. */
export interface Payees {
  cards(context: CallContext): Promise<ReplyOf<'bankList'>>;
  wallets(context: CallContext): Promise<ReplyOf<'payoutWalletList'>>;
  /**
   * Errors: those of `requireFactor`, `payout_account_invalid` with the field, `payout_account_limit`, `self_excluded` for an
   * account that belongs to a self-excluded player.
   */
  addCard(input: InputOf<'bankAdd'>, context: CallContext): Promise<CardView>;
  addWallet(input: InputOf<'payoutWalletAdd'>, context: CallContext): Promise<WalletView>;
  /** Errors: `not_found`, those of `requireFactor`. */
  remove(
    kind: AccountKind,
    input: { id: number } & Factor,
    context: CallContext,
  ): Promise<Record<string, never>>;
  /** Errors: `not_found`. */
  makeDefault(kind: AccountKind, id: number, context: CallContext): Promise<Record<string, never>>;
}

interface NewAccount extends PayeeNumber {
  readonly kind: AccountKind;
  readonly bank: string;
  readonly holder: string;
  readonly branch: string;
  readonly alias: string;
}

export function createPayees(deps: WithdrawalDeps, vault: AccountVault): Payees {
  const { store, identity, platform } = deps;

  async function add(
    account: NewAccount,
    factor: Factor,
    user: User,
    context: CallContext,
  ): Promise<AccountRow> {
    const refusal = await refusalOf(factor, user, context, identity);
    const { kind, bank, number, holder } = account;
    const request = {
      userId: user.id,
      scope: `payout ${kind}`,
      rid: context.rid,
      body: { bank, number, holder },
    };
    const id = await store.tx((tx) =>
      once(tx, request, async () => {
        if (refusal) throw refusal;
        return String(await insert(tx, account, user, context));
      }),
    );
    const row = await findAccount(store, user.id, kind, BigInt(id));
    // A repeated request whose account has been removed since.
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function insert(tx: Tx, account: NewAccount, user: User, context: CallContext): Promise<bigint> {
    const { kind, bank, number, holder, shown, branch, alias } = account;
    // Serializes the additions of a player: the holder name and the limit depend on the cards already there.
    await tx.query('select from player where id = $1 for no key update', [user.id]);
    const present = await accountsOf(tx, user.id, kind);
    if (present.length >= platform.settings.get(kind === 'bank' ? 'bankCardsMax' : 'payoutWalletsMax')) {
      throw new AppError('payout_account_limit');
    }
    const locked = kind === 'bank' ? await lockedHolder(tx, user.id) : null;
    if (locked !== null && plain(locked) !== plain(holder)) invalid('holder', 'holder');
    const fingerprint = vault.fingerprint(kind, bank, number);
    if (present.some((row) => row.fingerprint.equals(fingerprint))) {
      invalid(kind === 'bank' ? 'number' : 'address', 'taken');
    }
    if (await isExcluded(tx, fingerprint)) throw new AppError('self_excluded', { until: null });
    const lockMs = platform.settings.get('withdrawLockSeconds') * 1000;
    const id = await insertAccount(tx, {
      userId: user.id,
      kind,
      bank,
      holder,
      number: vault.seal(user.id, number),
      fingerprint,
      shown,
      branch,
      alias,
      isDefault: present.length === 0,
      createdAt: context.now,
      usableAt: context.now + lockMs,
    });
    await noteChange(tx, { userId: user.id, result: 'payout_on' }, context, identity);
    return id;
  }

  /** The name that every card must carry: the verified name, or else the name on the first card. */
  const lockedHolder = async (db: Store | Tx, userId: bigint): Promise<string | null> =>
    (await verifiedNameOf(db, userId)) ?? (await holderOf(db, userId));

  return {
    async cards(context) {
      const user = await playerOf(context, identity);
      const rows = await accountsOf(store, user.id, 'bank');
      return {
        items: rows.map((row) => cardView(row, context.now, context.language)),
        max: platform.settings.get('bankCardsMax'),
        banks: banks.map(({ id }) => ({ id, name: bankName(id, context.language) })),
        holder: await lockedHolder(store, user.id),
      };
    },
    async wallets(context) {
      const user = await playerOf(context, identity);
      const rows = await accountsOf(store, user.id, 'wallet');
      return {
        items: rows.map((row) => walletView(row, context.now)),
        max: platform.settings.get('payoutWalletsMax'),
      };
    },
    async addCard({ holder, bank, number, branch, ...factor }, context) {
      const user = await playerOf(context, identity);
      const read = readCardNumber(bank, number);
      if (!read.ok) return invalid(read.error === 'bank' ? 'bank' : 'number', read.error);
      const name = holder.trim().replace(/\s+/g, ' ');
      if (!/^[\p{L}\p{M}][\p{L}\p{M}·.' -]{1,59}$/u.test(name)) return invalid('holder', 'format');
      const account = {
        ...read.value,
        kind: 'bank',
        bank,
        holder: name,
        branch: branch.trim(),
        alias: '',
      } as const;
      return cardView(await add(account, factor, user, context), context.now, context.language);
    },
    async addWallet({ network, address, alias, ...factor }, context) {
      const user = await playerOf(context, identity);
      const read = readWalletAddress(network, address);
      if (!read.ok) return invalid('address', read.error);
      const account = {
        ...read.value,
        kind: 'wallet',
        bank: network,
        holder: '',
        branch: '',
        alias: alias.trim(),
      } as const;
      return walletView(await add(account, factor, user, context), context.now);
    },
    async remove(kind, { id, ...factor }, context) {
      const user = await playerOf(context, identity);
      if (!(await findAccount(store, user.id, kind, BigInt(id)))) throw new AppError('not_found');
      await requireFactor(factor, user, context, identity);
      await store.tx(async (tx) => {
        const { rowCount } = await tx.query(
          `update payout_account set removed_at = $3, is_default = false
           where user_id = $1 and id = $2 and removed_at is null`,
          [user.id, id, new Date(context.now)],
        );
        if (rowCount === 0) return;
        const [next] = await accountsOf(tx, user.id, kind);
        if (next) await setDefault(tx, user.id, kind, next.id);
        await recordChange(tx, { userId: user.id, result: 'payout_off' }, context, identity);
      });
      return {};
    },
    async makeDefault(kind, id, context) {
      const user = await playerOf(context, identity);
      await store.tx(async (tx) => {
        if (!(await findAccount(tx, user.id, kind, BigInt(id)))) throw new AppError('not_found');
        await setDefault(tx, user.id, kind, BigInt(id));
      });
      return {};
    },
  };
}

/** Name on the player's first card, removed ones included: it never changes. */
async function holderOf(store: Store | Tx, userId: bigint): Promise<string | null> {
  const { rows } = await store.query<{ holder: string }>(
    `select holder from payout_account where user_id = $1 and kind = 'bank' order by id limit 1`,
    [userId],
  );
  return rows[0]?.holder ?? null;
}

/** Whether a self-excluded player has the same card or address: it may not be used under another account (RP8). */
async function isExcluded(tx: Tx, fingerprint: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from payout_account where fingerprint = $1 and is_excluded(user_id) limit 1',
    [fingerprint],
  );
  return rowCount !== 0;
}

async function setDefault(tx: Tx, userId: bigint, kind: AccountKind, id: bigint): Promise<void> {
  await tx.query(
    'update payout_account set is_default = false where user_id = $1 and kind = $2 and is_default and id <> $3',
    [userId, kind, id],
  );
  await tx.query('update payout_account set is_default = true where id = $1 and removed_at is null', [id]);
}

/** A name without differences in spacing, case and Unicode form. */
const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

function invalid(field: string, reason: PayeeFault): never {
  throw new AppError('payout_account_invalid', { field, reason });
}
