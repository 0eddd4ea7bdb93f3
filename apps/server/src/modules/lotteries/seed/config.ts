import type { Board, Family } from '@tessera/rules';
import { prizesOf } from './prizes.ts';

interface Limits {
  /** Maximum sum of maximum wins of a bet; the limit per player and draw is five times as high. */
  readonly win: bigint;
  readonly boards: readonly Board[];
}

const both: readonly Board[] = ['tradition', 'credit'];
const million = 1_000_000n;

const usual: Limits = { win: million, boards: both };
/** A lottery with prizes per line only, which pays at most `win`. */
const classic = (win: bigint): Limits => ({ win, boards: ['tradition'] });

/** Boards of a family, and the maximum win of a bet: at least that of its most expensive single line at the full unit. */
const limits: Readonly<Record<Family, Limits>> = {
  ssc: usual,
  d3: usual,
  p5: classic(million),
  x5: usual,
  pk10: { win: 10n * million, boards: both },
  k3: usual,
  pc28: { win: million, boards: ['credit'] },
  kl8: { win: 10n * million, boards: both },
  kl10: usual,
  lhc: { win: 2n * million, boards: ['credit'] },
  ssq: classic(50n * million),
  dlt: classic(50n * million),
  'dlt-2019': classic(50n * million),
  powerball: classic(500n * million),
  megamillions: classic(500n * million),
  'megamillions-old': classic(500n * million),
  euromillions: classic(500n * million),
  uklotto: classic(200n * million),
};

/** Prices and limits of the demo: prize group 1800 to 1950, credit odds at 97.5 % before rebate. */
export function seedConfigOf(family: Family): object {
  const { win, boards } = limits[family];
  const prizes = prizesOf(family);
  return {
    boards,
    pricing: { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000, ...(prizes && { prizes }) },
    house: {},
    unitStake: '2',
    stakeMin: '1',
    stakeMax: '1000000',
    multipleMax: 10_000,
    caps: {
      bet: String(win),
      player: String(win * 5n),
      draw: String(win * (win > 100n * million ? 150n : 500n)),
    },
  };
}
