import type { Rules } from '@tessera/rules/core';
import { rulesOf } from '../../../data/rules/index.ts';
import { list } from '../../../data/settings/index.ts';
import type { Bet } from './bet.ts';

/** The rules that settle a bet: those of its family with the house rules of its lottery. `undefined` until loaded. */
export function rulesOfBet({ play, lottery_id }: Pick<Bet, 'play' | 'lottery_id'>): Rules | undefined {
  return rulesOf(play, list('LOTTERY_LIST')?.find(({ id }) => id === lottery_id)?.house);
}
