import type { MaskedField } from '@tessera/protocol/console-permissions';
import type { Tx } from '../../../store/index.ts';
import type { Withdrawals } from '../../cashier/index.ts';
import type { ContactVault } from '../../recovery/index.ts';

/** What opens sealed fields. */
export interface FieldVaults {
  readonly contacts: ContactVault;
  readonly vault: Withdrawals['vault'];
}

/** One field of a player in full. `payee`: which account. Undefined when the player has no such field. */
export async function fieldOf(
  tx: Pick<Tx, 'query'>,
  {
    id,
    field,
    payee,
  }: { readonly id: number; readonly field: MaskedField; readonly payee?: number | undefined },
  { contacts, vault }: FieldVaults,
): Promise<string | undefined> {
  const userId = BigInt(id);
  switch (field) {
    case 'name': {
      const { rows } = await tx.query<{ name: string }>('select name from player_person where user_id = $1', [
        userId,
      ]);
      return rows[0]?.name;
    }
    case 'birth': {
      const { rows } = await tx.query<{ birth: string | null }>(
        'select birth_date::text as birth from player_account where id = $1',
        [userId],
      );
      return rows[0]?.birth ?? undefined;
    }
    case 'account': {
      const { rows } = await tx.query<{ user_id: bigint; number: Buffer }>(
        'select user_id, number from player_payee where user_id = $1 and id = $2',
        [userId, payee ?? 0],
      );
      return rows[0] && vault.open(rows[0]);
    }
    case 'phone':
    case 'email': {
      const { rows } = await tx.query<{ address: Buffer }>(
        'select address from player_contact where user_id = $1 and kind = $2',
        [userId, field],
      );
      return rows[0] && contacts.open(userId, rows[0].address);
    }
  }
}
