import { type Amount, amountOf } from '@tessera/protocol/money';
import { pricingOf } from '@tessera/protocol/pricing';
import { demoPricing, type Pricing } from '@tessera/rules';
import { useMemo, useState } from 'react';
import { amountFrom, usePrefs } from '../../../data/settings/index.ts';
import type { HelpFamily, Lottery } from './families.ts';

/** The prices shown with rules. */
export interface HelpPrices {
  readonly pricing: Pricing;
  /** Stake of one line in examples. */
  readonly stake: Amount;
  /** The lottery with these prices; absent when no lottery of the family is offered, and then no prices are shown. */
  readonly lottery: Lottery | undefined;
  choose(lotteryId: string): void;
}

/** Two units: the price of a line on most boards, used for families without a lottery. */
const USUAL_STAKE = amountOf(20_000n);

/** Prices of a lottery of the family: the selected one, the last played one, or the first. */
export function useHelpPrices({ lotteries }: HelpFamily): HelpPrices {
  const last = usePrefs((prefs) => prefs.lastLottery);
  const [chosen, choose] = useState('');
  const lottery =
    lotteries.find(({ id }) => id === chosen) ?? lotteries.find(({ id }) => id === last) ?? lotteries[0];
  const pricing = useMemo(() => (lottery ? pricingOf(lottery.pricing) : demoPricing), [lottery]);
  return {
    pricing,
    stake: (lottery && amountFrom(lottery.unit_stake)) ?? USUAL_STAKE,
    lottery,
    choose,
  };
}
