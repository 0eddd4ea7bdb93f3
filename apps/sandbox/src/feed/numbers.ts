import { type DrawFamily, type DrawResult, drawFor, drawStream } from '@tessera/fairness';

/** The official lotteries that the feed simulates, with the family of each. */
export const LOTTERIES = {
  'd3-cn': 'd3',
  'p5-cn': 'p5',
  'ssq-cn': 'ssq',
  'dlt-cn': 'dlt',
  'kl8-cn': 'kl8',
  'powerball-us': 'powerball',
  'megamillions-us': 'megamillions',
  'euromillions-eu': 'euromillions',
  'uklotto-uk': 'uklotto',
} as const satisfies Readonly<Record<string, DrawFamily>>;

export type LotteryId = keyof typeof LOTTERIES;

/** Whether the feed knows a lottery. */
export const isLottery = (id: string): id is LotteryId => Object.hasOwn(LOTTERIES, id);

/** Numbers generated from a key; balls are in ascending order, as in official results. */
export function numbersFor(lottery: LotteryId, key: Uint8Array): DrawResult {
  const family = LOTTERIES[lottery];
  const drawn = drawFor(family, drawStream(key));
  if (!('main' in drawn)) return family === 'kl8' ? ascending(drawn) : drawn;
  return 'extra' in drawn ? { main: ascending(drawn.main), extra: ascending(drawn.extra) } : drawn;
}

/** Numbers that are impossible for the lottery: one above the highest, or a digit too many. */
export function impossibleNumbers(drawn: DrawResult): DrawResult {
  if (!('main' in drawn)) return [...drawn.slice(1), 81];
  return 'extra' in drawn ? { main: [...drawn.main.slice(1), 71], extra: drawn.extra } : drawn;
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);
