import type { RuleLocale } from './locale.ts';

/** Chinese translations of the declarations' notes, by their English wording. */
const zhCn: Readonly<Record<string, string>> = {
  'House choice: exactly one banker digit per content. Leopards never win.': '每注只能选一个胆码；豹子不中。',
  'Straight is cyclic: 0 follows 9 (10 sets x 6 orders = 60/1000).': '顺子首尾相连：9 之后为 0。',
  'House choice: exactly one banker digit; a pair (two equal digits) never wins.':
    '每注只能选一个胆码；对子不中。',
  'On a tie dragon and tiger lose (tie is its own pick).': '开和时龙、虎不中。',
  '质合: 1 counts as prime, 0 as composite.': '1 算质数，0 算合数。',
  'On a tie dragon and tiger stakes are returned (tier push).': '开和时龙、虎退还本金。',
  'House choice: straight is not cyclic (8 sets x 6 orders = 48/1000).': '顺子首尾不相连：890 与 901 不算。',
  'House choice: a triple loses for big and small only.': '开出围骰时大、小不中，单双照常。',
  'House choice: triples count like any other throw.': '围骰照常计算大小单双。',
  'House choice: 11 is a tie (stake returned).': '11 为和局，退还本金。',
  'House choice: a bet that wins on a sum of 13 or 14 has its stake returned.':
    '和值 13、14 时中奖只退还本金。',
  'bull-bull counts as value 10 (big, even).': '牛牛算 10 点（大、双）。',
  'Show-hand straight is NOT cyclic (6 sets), unlike the three-digit straight.': '梭哈顺子首尾不相连。',
  '11 is a tie for big/small and for odd/even.': '开出 11 时大小、单双均为和局。',
  'Sum 30 is a tie for big/small only; odd/even and tails still settle (30 is even and tail-small).':
    '总和 30 仅大小为和局，单双与尾数照常（30 为双、尾小）。',
  'House choice: at most 8 picks on the credit disk.': '信用盘最多选 8 个号码。',
  'House choice: 11 is small and odd (no tie).': '11 为小、单，不算和局。',
  '19 and 20 are the red numbers; the pick names one of them but both win.':
    '19 与 20 为红号，选其一，开出任一都中。',
  "'Adjacent' means adjacent positions in the order drawn.": '相邻指开出顺序中的相邻位置。',
  'House choice: at most 10 picks on the credit disk.': '信用盘最多选 10 个号码。',
  'Tradition disk: triples do NOT kill big/small/odd/even (on the credit disk they do).':
    '传统盘豹子不通杀大小单双（信用盘通杀）。',
  'A triple of the picked number wins too (16/216).': '开出该号码的豹子也中奖。',
  'House choice: a triple loses for all four sides (围骰通杀).': '开出围骰时大小单双通杀。',
  'No reduced odds or refund on 13/14 and no turnover condition are modelled; some houses pay less (or return the stake) when the sum is 13 or 14.':
    '和值 13、14 不降赔率、不退本金，也无流水条件。',
  'PC28 straight is NOT cyclic: 8-9-0 and 9-0-1 lose (48/1000). This differs from the three-digit form of SSC/3D, which is cyclic.':
    'PC28 顺子首尾不相连：890 与 901 不中，与时时彩、3D 不同。',
  'Tradition disk: 810 counts as small and even (no tie).': '传统盘 810 为小、双，不算和局。',
  '810 is a tie for big, small, odd and even alike.': '开出 810 时大、小、单、双均为和局。',
  'Special 49 is a tie (stake returned).': '特码 49 为和局，退还本金。',
  "Odds depend only on the number of signs (the year's sign loses its 49), so the kind is the number of signs.":
    '赔率只取决于所选生肖的个数。',
  'House choice: 11 is big and odd (no tie).': '11 为大、单，不算和局。',
  'House choice: 11 loses for big, small, odd and even.': '开出 11 时大、小、单、双均不中。',
  'House choice: sum 30 is small (no tie).': '总和 30 为小，不算和局。',
  'House choice: sum 30 loses for big and small.': '总和 30 时大、小均不中。',
  'House choice: 810 is a tie (stake returned).': '810 为和局，退还本金。',
  'House choice: 810 loses for every side.': '开出 810 时大、小、单、双均不中。',
  'House choice: 810 counts as small and even; the tie wins too.': '810 为小、双，和同时中奖。',
  'House choice: 810 loses for every side; the tie wins.': '开出 810 时大、小、单、双均不中，和中奖。',
  'House choice: special 49 counts like any other number.': '特码 49 照常计算。',
  'House choice: special 49 loses.': '特码 49 不中。',
  "House choice: 49 belongs to the year's sign; the kind is the number of signs with or without it.":
    '49 属本年生肖；赔率取决于所选生肖的个数及是否含本年生肖。',
  'House choice: at most 8 signs.': '最多选 8 个生肖。',
  'House choice: at most 8 tails.': '最多选 8 个尾数。',
  'Tier lucky (福运奖, 3+0) exists in draws from 2026014 on, only during special-rule periods (opened at a pool of 1.5 billion yuan, closed below 0.3 billion); outside them its prize is 0.':
    '福运奖（3+0）自第 2026014 期起，仅在特别规定期间（奖池达 15 亿元开启，低于 3 亿元关闭）派奖，其余时间奖金为 0。',
};

const limit = /^House choice: at most (\d+) numbers(; exactly one hit is required)?\.$/;

/** A note of a declaration in a language. Throws when the note has no translation. */
export function noteText(note: string, locale: RuleLocale): string {
  if (locale === 'enUs') return note;
  const known = zhCn[note];
  if (known !== undefined) return known;
  const match = limit.exec(note);
  if (match === null) throw new Error(`note without translation: ${note}`);
  return `最多选 ${match[1]} 个号码${match[2] === undefined ? '' : '，须恰好命中一个'}。`;
}
