import { type Amount, amountOf, parseAmount } from '@tessera/protocol';
import type { LevelTerms } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** What a level gives at withdrawals; never less than the platform's settings give everybody. */
export interface VipPerks {
  /** Withdrawals a day, and how many of them without a fee. */
  readonly withdrawals: number;
  readonly freeWithdrawals: number;
  /** Largest single withdrawal. */
  readonly withdrawalMax: Amount;
}

/** The perks of a level under the platform's settings. */
export function perksOf(
  own: Pick<LevelTerms, 'withdrawals' | 'withdrawalMax'>,
  settings: Settings,
): VipPerks {
  const perDay = settings.get('withdrawPerDay');
  const most = parseAmount(settings.get('withdrawMax'));
  if (!most.ok) throw new Error('setting withdrawMax is not an amount');
  return {
    withdrawals: perDay,
    freeWithdrawals: Math.min(perDay, Math.max(settings.get('withdrawFreePerDay'), own.withdrawals)),
    withdrawalMax: amountOf(most.value > own.withdrawalMax ? most.value : own.withdrawalMax),
  };
}

/** The perks that a player has now. */
export async function perksNow(db: Store | Tx, userId: bigint, settings: Settings): Promise<VipPerks> {
  const { rows } = await db.query<{ withdrawals: number; withdrawalMax: Amount }>(
    `select withdrawals[level], withdrawal_max[level] as "withdrawalMax" from vip_levels_now, vip_level($1) level`,
    [userId],
  );
  return perksOf(rows[0]!, settings);
}
