import { type Family, playItems } from '@tessera/rules';
import { maxWins } from './list.ts';
import { prizesOf } from './prizes.ts';

/** A jackpot lottery pays so much that a draw is limited more tightly. */
const JACKPOT_FROM = 100_000_000n;

/** Prices and limits of the demo: prize group 1800 to 1950, credit odds at 97.5 % before rebate. */
export function seedConfigOf(family: Family): object {
  const win = maxWins[family];
  const prizes = prizesOf(family);
  return {
    boards: [...new Set(playItems(family).map(({ board }) => board))],
    pricing: { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000, ...(prizes && { prizes }) },
    house: {},
    unitStake: '2',
    stakeMin: '1',
    stakeMax: '1000000',
    multipleMax: 10_000,
    caps: {
      bet: String(win),
      player: String(win * 5n),
      draw: String(win * (win > JACKPOT_FROM ? 150n : 500n)),
    },
  };
}
