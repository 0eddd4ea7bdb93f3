import { list } from './lists.ts';
import { format } from './use-format.ts';

/** A lottery in one text, outside React: its name and its tag; its id while the list of lotteries is not loaded. */
export function lotteryText(lotteryId: string): string {
  const lottery = list('LOTTERY_LIST')?.find(({ id }) => id === lotteryId);
  return lottery ? format().lottery(lottery) : lotteryId;
}
