import type { Family } from '@tessera/rules';
import type { DrawCalendar } from '../calendar.ts';

/** A lottery as inserted into an empty database; operators change it later. Ids never change. */
export interface LotterySeed {
  readonly id: string;
  readonly family: Family;
  readonly name: { readonly zhCn: string; readonly enUs: string };
  readonly zone: string;
  readonly source: 'verifiable' | 'feed';
  /** 0 for a calendar. */
  readonly periodS: number;
  /** Seconds between the close and the draw. */
  readonly leadS: number;
  readonly calendar?: DrawCalendar;
}

const ours = (id: string, family: Family, zhCn: string, enUs: string, periodS: number): LotterySeed => ({
  id,
  family,
  name: { zhCn, enUs },
  zone: 'Asia/Shanghai',
  source: 'verifiable',
  periodS,
  leadS: 10,
});

/** Lotteries drawn by Tessera's own protocol, at least one per family, in lobby order. */
export const verifiableSeeds: readonly LotterySeed[] = [
  ours('ssc-1m', 'ssc', '星纹时时彩', 'Mosaic SSC 1 min', 60),
  ours('ssc-3m', 'ssc', '流光时时彩', 'Lumen SSC 3 min', 180),
  ours('ssc-5m', 'ssc', '晴澜时时彩', 'Azure SSC 5 min', 300),
  ours('pk10-1m', 'pk10', '极光赛车', 'Aurora Racing 1 min', 60),
  ours('pk10-3m', 'pk10', '飞虹赛车', 'Rainbow Racing 3 min', 180),
  ours('pk10-5m', 'pk10', '幸运飞艇', 'Lucky Airship 5 min', 300),
  ours('k3-1m', 'k3', '疾风快三', 'Gale K3 1 min', 60),
  ours('k3-5m', 'k3', '和风快三', 'Breeze K3 5 min', 300),
  ours('x5-1m', 'x5', '云程11选5', 'Skyway 11x5 1 min', 60),
  ours('x5-5m', 'x5', '海程11选5', 'Seaway 11x5 5 min', 300),
  ours('pc28-1m', 'pc28', '星语28', 'Starlight 28 1 min', 60),
  ours('pc28-210s', 'pc28', '枫叶28', 'Maple 28 3.5 min', 210),
  ours('lhc-5m', 'lhc', '彩虹六合彩', 'Spectrum Mark Six 5 min', 300),
  ours('lhc-1d', 'lhc', '天天六合彩', 'Daily Mark Six', 86_400),
  ours('d3-5m', 'd3', '琉璃3D', 'Glaze 3D 5 min', 300),
  ours('p5-5m', 'p5', '琥珀排列五', 'Amber P5 5 min', 300),
  ours('kl8-5m', 'kl8', '欢畅快乐8', 'Merry KL8 5 min', 300),
  ours('kl10-5m', 'kl10', '丰年快乐十分', 'Harvest KL10 5 min', 300),
];
