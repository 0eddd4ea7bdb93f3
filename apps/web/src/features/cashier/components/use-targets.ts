import type { SelectOption } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { cardsOptions, walletsOptions } from '../api/payout.ts';
import { shortAddress } from '../model/short-address.ts';
import type { Target } from '../model/withdrawal.ts';
import type { Asked } from './not-read.tsx';

/** Above this length the bank name would push the card digits out of a phone's field; there the digits come first. */
const BANK_NAME_LONG = 16;

/** One payout account as an option. */
export interface PayTarget extends SelectOption<string> {
  readonly target: Target;
  readonly is_default: boolean;
}

export interface PayTargets {
  /** Absent until both kinds are read. */
  readonly list: readonly PayTarget[] | undefined;
  readonly asked: readonly Asked[];
}

/** The player's cards and wallets as options, default ones first; a locked one shows until when (P4). */
export function useTargets(): PayTargets {
  const t = useT();
  const format = useFormat();
  const cards = useQuery(cardsOptions());
  const wallets = useQuery(walletsOptions());
  const labelOf = (name: string, lockedUntil: number | null) =>
    lockedUntil === null
      ? name
      : t('withdraw_target_locked', { name, time: format.time(lockedUntil, 'MM-DD HH:mm') });
  if (!cards.data || !wallets.data) return { list: undefined, asked: [cards, wallets] };
  const choices = [
    ...cards.data.items.map((card) => ({
      row: card,
      kind: 'bank' as const,
      name:
        card.bank_name.length > BANK_NAME_LONG
          ? `•••• ${card.last4} · ${card.bank_name}`
          : `${card.bank_name} •••• ${card.last4}`,
    })),
    ...wallets.data.items.map((wallet) => ({
      row: wallet,
      kind: 'wallet' as const,
      name: `USDT ${wallet.network.toUpperCase()} ${shortAddress(wallet.address)}`,
    })),
  ].map(({ row, kind, name }) => {
    // An account is usable as soon as its lock has ended, even if the list was not refetched.
    const lockedUntil = row.locked_until !== null && row.locked_until > now() ? row.locked_until : null;
    return {
      value: `${kind}-${row.id}`,
      label: labelOf(name, lockedUntil),
      disabled: lockedUntil !== null,
      target: { kind, id: row.id },
      is_default: row.is_default,
    };
  });
  return {
    asked: [cards, wallets],
    list: choices.sort((one, other) => Number(other.is_default) - Number(one.is_default)),
  };
}
