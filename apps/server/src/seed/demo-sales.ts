/** A bet of a demo player. Money is text in the base currency. */
export interface DemoBet {
  readonly played: string;
  readonly content: string | Record<string, string>;
  readonly unit_stake: string;
  readonly multiple: number;
  readonly rebate_ppm: number;
}

const classic = (play: string, content: DemoBet['content'], multiple = 1, rebate_ppm = 0): DemoBet => ({
  played: play,
  content,
  unit_stake: '2',
  multiple,
  rebate_ppm,
});

const odds = (play: string, content: DemoBet['content'], unit_stake: string): DemoBet => ({
  played: play,
  content,
  unit_stake,
  multiple: 1,
  rebate_ppm: 0,
});

/** Bets by the prefix of a lottery's id, used in turn: both boards, several shapes, with and without rebate. */
const BETS: Readonly<Record<string, readonly DemoBet[]>> = {
  ssc: [
    classic('ssc.back3.direct-multi', '1,5,8|2,7|0,3,9'),
    odds('ssc.credit.sum-sides', 'big', '50'),
    classic('ssc.back3.group6-multi', '0,2,4,6,8', 2, 10_000),
    odds('ssc.credit.ball-sides', 'big,odd||||small', '20'),
    classic('ssc.any2.direct-multi', '3|7||1|', 5),
    odds('ssc.credit.dragon-tiger', { compare: '1-5', list: 'dragon' }, '30'),
    classic('ssc.any-in.star5-1', '4,6', 10, 20_000),
  ],
  pk10: [
    odds('pk10.credit.dragon-tiger', { rank: '2', list: 'tiger' }, '40'),
    classic('pk10.front2.group-multi', '2,5,7', 5),
  ],
  k3: [classic('k3.diff2.multi', '2,3,5', 5), odds('k3.credit.army', '2', '30')],
  d3: [
    classic('d3.locate.all', '2,5|1|8', 5),
    odds('d3.credit.sum-sides', 'small', '60'),
    classic('d3.star3.group3-multi', '3,6,9'),
  ],
  p5: [classic('p5.any-in.star5-1', '1,7', 10), classic('p5.locate.all', '3|6|||0', 5)],
  kl8: [odds('kl8.credit.sum-sides', 'small', '50'), classic('kl8.any2.multi', '6,18,44', 3)],
  lhc: [classic('lhc.special.tail', '8', 10), classic('lhc.onehit.one6', '10,19,27,35,40,41', 5)],
  ssq: [classic('ssq.multi', '3,4,9,10,11,18|6'), classic('ssq.multi', '5,8,12,17,23,29,31|2,9')],
};

interface Sales {
  /** Places of the sold draws among the 120 sample draws of a lottery, oldest first: from, and then every. */
  readonly from: number;
  readonly every: number;
}

/** The last draws of a lottery drawn daily go back a month, those of a lottery drawn every few minutes some hours. */
const SALES: readonly (readonly [lotteries: RegExp, Sales])[] = [
  [/^ssc-/, { from: 8, every: 23 }],
  [/^(pk10|k3)-5m$/, { from: 50, every: 30 }],
  [/^d3-cn$/, { from: 93, every: 4 }],
  [/^p5-cn$/, { from: 94, every: 4 }],
  [/^kl8-cn$/, { from: 95, every: 4 }],
  [/^lhc-1d$/, { from: 93, every: 5 }],
  [/^ssq-cn$/, { from: 109, every: 3 }],
];

/** Whether the demo players bet on this sample draw; `place` counts from 0, the oldest draw. */
export function isDemoSale(lottery: string, place: number): boolean {
  const sales = SALES.find(([lotteries]) => lotteries.test(lottery))?.[1];
  return sales !== undefined && place >= sales.from && (place - sales.from) % sales.every === 0;
}

/** The bet number `turn` on a lottery; repeats after the last one. Errors: throws for a lottery without bets. */
export function demoBet(lottery: string, turn: number): DemoBet {
  const bets = BETS[lottery.split('-')[0]!];
  if (!bets) throw new Error(`no demo bet for ${lottery}`);
  return bets[turn % bets.length]!;
}
