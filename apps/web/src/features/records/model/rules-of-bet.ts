import type { Rules } from '@tessera/rules/core';
import { rulesOf } from '../../rules/index.ts';
import { list } from '../../settings/index.ts';
import type { Bet } from './bet.ts';

/** The rules a bet is settled by: those of its family, under the house rules of its lottery. `undefined` until they are loaded. */
export function rulesOfBet({ played, lottery_id }: Pick<Bet, 'played' | 'lottery_id'>): Rules | undefined {
  return rulesOf(played, list('LOTTERY_LIST')?.find(({ id }) => id === lottery_id)?.house);
}
