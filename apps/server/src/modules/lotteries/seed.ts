import type { Tx } from '../../store/index.ts';

/** A lottery as it is put into an empty store; operators change it later. */
interface LotterySeed {
  readonly id: string;
  readonly name: { readonly zhCn: string; readonly enUs: string };
  readonly periodS: number;
}

const ssc: readonly LotterySeed[] = [
  { id: 'ssc-1m', name: { zhCn: '星纹时时彩', enUs: 'Mosaic SSC 1 min' }, periodS: 60 },
  { id: 'ssc-3m', name: { zhCn: '流光时时彩', enUs: 'Lumen SSC 3 min' }, periodS: 180 },
  { id: 'ssc-5m', name: { zhCn: '晴澜时时彩', enUs: 'Azure SSC 5 min' }, periodS: 300 },
];

/** Prices and limits of the demonstration: prize group 1800 to 1950, credit odds at 97.5 % before rebate. */
const config = {
  disks: ['tradition', 'credit'],
  pricing: { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000 },
  unitStake: '2',
  stakeMin: '1',
  stakeMax: '1000000',
  multipleMax: 10_000,
  caps: { bet: '1000000', player: '5000000', draw: '500000000' },
};

/** Puts in the lotteries that are missing; never changes one that is there. Safe to run at every start. */
export async function seedLotteries(tx: Tx): Promise<void> {
  for (const [sort, { id, name, periodS }] of ssc.entries()) {
    await tx.query(
      `insert into lottery (id, family, name, source, zone, period_s, config, sort)
       values ($1, 'ssc', $2, 'verifiable', 'Asia/Shanghai', $3, $4, $5) on conflict (id) do nothing`,
      [id, name, periodS, config, sort],
    );
  }
}
