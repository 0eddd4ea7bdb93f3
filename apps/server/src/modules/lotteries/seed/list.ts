import type { NamedId } from '@tessera/messages';
import { type Names, namesOf } from '@tessera/messages/load';
import type { Family } from '@tessera/rules';
import type { DrawCalendar } from '../calendar.ts';

/** A lottery as inserted into an empty database; operators change it later. Ids never change. */
export interface LotterySeed {
  readonly id: NamedId<'lottery'>;
  readonly family: Family;
  readonly name: Names;
  readonly zone: string;
  readonly source: 'verifiable' | 'feed';
  /** 0 for a calendar. */
  readonly periodS: number;
  /** Seconds between the close and the draw. */
  readonly leadS: number;
  readonly calendar?: DrawCalendar;
}

const ours = (id: NamedId<'lottery'>, family: Family, periodS: number): LotterySeed => ({
  id,
  family,
  name: namesOf('lottery', id),
  zone: 'Asia/Shanghai',
  source: 'verifiable',
  periodS,
  leadS: 10,
});

/** Lotteries drawn by Tessera's own protocol, at least one per family, in lobby order. */
export const verifiableSeeds: readonly LotterySeed[] = [
  ours('ssc-1m', 'ssc', 60),
  ours('ssc-3m', 'ssc', 180),
  ours('ssc-5m', 'ssc', 300),
  ours('pk10-1m', 'pk10', 60),
  ours('pk10-3m', 'pk10', 180),
  ours('pk10-5m', 'pk10', 300),
  ours('k3-1m', 'k3', 60),
  ours('k3-5m', 'k3', 300),
  ours('x5-1m', 'x5', 60),
  ours('x5-5m', 'x5', 300),
  ours('pc28-1m', 'pc28', 60),
  ours('pc28-210s', 'pc28', 210),
  ours('lhc-5m', 'lhc', 300),
  ours('lhc-1d', 'lhc', 86_400),
  ours('d3-5m', 'd3', 300),
  ours('p5-5m', 'p5', 300),
  ours('kl8-5m', 'kl8', 300),
  ours('kl10-5m', 'kl10', 300),
];

const million = 1_000_000n;

/**
 * Maximum sum of the maximum wins of a bet, by family: at least that of its most expensive single line at the full unit. The limit per
 * player and draw is five times as high.
 */
export const maxWins: Readonly<Record<Family, bigint>> = {
  ssc: million,
  d3: million,
  p5: million,
  x5: million,
  pk10: 10n * million,
  k3: million,
  pc28: million,
  kl8: 10n * million,
  kl10: million,
  lhc: 2n * million,
  ssq: 50n * million,
  dlt: 50n * million,
  'dlt-2019': 50n * million,
  powerball: 500n * million,
  megamillions: 500n * million,
  'megamillions-old': 500n * million,
  euromillions: 500n * million,
  uklotto: 200n * million,
};
