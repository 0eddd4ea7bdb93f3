import { type Amount, amountOf, parseAmount } from '@tessera/protocol';
import { vipLevel } from '@tessera/rewards';
import type { Settings } from '../settings/index.ts';

/** What a level gives at withdrawals; never less than the platform's settings give everybody. */
export interface VipPerks {
  /** Withdrawals a day, and how many of them without a fee. */
  readonly withdrawals: number;
  readonly freeWithdrawals: number;
  /** Largest single withdrawal. */
  readonly withdrawalMax: Amount;
}

/** The perks of a level, 1 to 8, under the platform's settings. */
export function perksOf(level: number, settings: Settings): VipPerks {
  const own = vipLevel(level);
  const perDay = settings.get('withdrawPerDay');
  const most = parseAmount(settings.get('withdrawMax'));
  if (!most.ok) throw new Error('setting withdrawMax is not an amount');
  return {
    withdrawals: perDay,
    freeWithdrawals: Math.min(perDay, Math.max(settings.get('withdrawFreePerDay'), own.withdrawals)),
    withdrawalMax: amountOf(most.value > own.withdrawalMax ? most.value : own.withdrawalMax),
  };
}
