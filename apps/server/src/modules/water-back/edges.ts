import { itemsOf, type Priced, roomOf } from '../lotteries/index.ts';

/** Items on sale in a lottery that leave less room than `ppm`: their stake earns no water-back. */
export const itemsBelow = (lottery: Priced, ppm: number): readonly string[] =>
  itemsOf(lottery)
    .filter((item) => roomOf(lottery, item) < ppm)
    .map(({ id }) => id);
