import type { Store } from '../../../store/index.ts';
import type { Withdrawals } from '../withdrawals/service.ts';
import { type PayeeFault, type PayeeNumber, readCardNumber, readWalletAddress } from './payee-number.ts';
import { type AccountKind, accountsOf, insertAccount } from './payee-row.ts';

/** A demonstration player who can withdraw at once. */
export interface SeededPayee {
  readonly userId: bigint;
  readonly holder: string;
  readonly card: { readonly bank: string; readonly number: string };
  /** On network `trc20`. */
  readonly address: string;
  /** Creation time, ms; early enough that the account is usable now. */
  readonly at: number;
}

/** Adds a card and an address to a player who has none. */
export async function seedPayee(
  store: Store,
  { vault }: Pick<Withdrawals, 'vault'>,
  { userId, holder, card, address, at }: SeededPayee,
): Promise<void> {
  const read = { bank: readCardNumber(card.bank, card.number), wallet: readWalletAddress('trc20', address) };
  await store.tx(async (tx) => {
    for (const kind of ['bank', 'wallet'] as const) {
      if ((await accountsOf(tx, userId, kind)).length > 0) continue;
      const { number, shown } = numberOf(kind, read[kind]);
      const bank = kind === 'bank' ? card.bank : 'trc20';
      await insertAccount(tx, {
        userId,
        kind,
        bank,
        holder: kind === 'bank' ? holder : '',
        number: vault.seal(userId, number),
        fingerprint: vault.fingerprint(kind, bank, number),
        shown,
        branch: '',
        alias: '',
        isDefault: true,
        createdAt: at,
        usableAt: at,
      });
    }
  });
}

function numberOf(
  kind: AccountKind,
  read: { ok: true; value: PayeeNumber } | { ok: false; error: PayeeFault },
): PayeeNumber {
  if (!read.ok) throw new Error(`the seeded ${kind} account is invalid: ${read.error}`);
  return read.value;
}
