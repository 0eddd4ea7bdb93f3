import { rule, type Sentence } from './sentence.ts';

const family = '^(ssc|d3|p5)\\.';
const on = (play: string): RegExp => new RegExp(`${family}${play}$`);

/** Rules of SSC, 3D, P5 and PC28. */
export const digitSentences: readonly Sentence[] = [
  rule(
    on('any\\d\\.direct-multi'),
    '在五个位置上选号，所选位置中任意取相应个数组成一注，号码与位置全部相同即中奖。',
    'Pick digits on any of the five positions; every choice of as many filled positions is a line, which wins when all its digits are drawn in place.',
  ),
  rule(
    on('any\\d\\.direct-single'),
    '勾选位置并逐注输入号码，任意取相应个数的位置，按从左到右的顺序与开奖号码相同即中奖。',
    'Mark positions and enter lines; on every choice of as many marked positions, left to right, a line wins when it is drawn exactly.',
  ),
  rule(
    on('any\\d\\.direct-sum'),
    '勾选位置并选择和值，任意取相应个数的位置，其开奖号码之和等于所选和值即中奖。',
    'Mark positions and pick sums; on every choice of as many marked positions the drawn digits win when their sum is picked.',
  ),
  rule(
    on('any\\d\\.group-sum'),
    '勾选位置并选择和值，所取位置的开奖号码不全相同且和值相符即中奖，顺序不限。',
    'Mark positions and pick sums; chosen positions win when their digits are not all equal and their sum is picked, in any order.',
  ),
  rule(
    on('any\\d\\.(group-mixed)'),
    '勾选位置并逐注输入三个不全相同的号码，顺序不限，按组三或组六派奖。',
    'Mark positions and enter lines of three digits that are not all equal; order is ignored and the prize follows the form, group 3 or group 6.',
  ),
  rule(
    on('any\\d\\.group.*'),
    '勾选位置并选号，任意取相应个数的位置，其开奖号码不论顺序与所选组合相同即中奖。',
    'Mark positions and pick digits; on every choice of as many marked positions the drawn digits win when they equal the combination, in any order.',
  ),
  rule(
    on('.*\\.direct-multi'),
    '每个位置至少选一个号码，所选号码与开奖号码按位置全部相同即中奖。',
    'Pick at least one digit for every position; a line wins when every digit is drawn in its place.',
  ),
  rule(
    on('.*\\.direct-single'),
    '逐注输入号码，与开奖号码按位置全部相同即中奖。',
    'Enter whole lines; a line wins when every digit is drawn in its place.',
  ),
  rule(
    on('.*\\.combo'),
    '每注完整号码同时按后若干位各投一注，末尾连续相同的位数越多，所中奖项越多，奖金累计。',
    'Every full line also plays its last positions as lines of their own; the more last digits are drawn in place, the more tiers win, and prizes add up.',
  ),
  rule(
    on('.*\\.direct-sum'),
    '所选和值等于这些位置开奖号码之和即中奖。',
    'Wins when the sum of the drawn digits of these positions is picked.',
  ),
  rule(
    on('.*\\.direct-span'),
    '所选跨度等于这些位置最大号码减最小号码即中奖。',
    'Wins when the largest minus the smallest drawn digit of these positions is picked.',
  ),
  rule(
    on('.*\\.group3-multi'),
    '至少选两个号码，开奖号码为其中一个出现两次、另一个出现一次即中奖，顺序不限。',
    'Pick two or more digits; wins when one of them is drawn twice and another once, in any order.',
  ),
  rule(
    on('.*\\.group3-single'),
    '逐注输入恰有两个相同的三个号码，与开奖号码相同即中奖，顺序不限。',
    'Enter lines of a pair and another digit; a line wins when exactly its digits are drawn, in any order.',
  ),
  rule(
    on('.*\\.group6-multi'),
    '至少选三个号码，开奖的三个号码各不相同且都在所选号码中即中奖，顺序不限。',
    'Pick three or more digits; wins when the three drawn digits differ and are all picked, in any order.',
  ),
  rule(
    on('.*\\.(group6|group)-single'),
    '逐注输入各不相同的号码，与开奖号码相同即中奖，顺序不限。',
    'Enter lines of different digits; a line wins when exactly its digits are drawn, in any order.',
  ),
  rule(
    on('.*\\.group-multi'),
    '至少选两个号码，开奖的两个号码不同且都在所选号码中即中奖，顺序不限。',
    'Pick two or more digits; wins when the two drawn digits differ and are both picked, in any order.',
  ),
  rule(
    on('.*\\.group-mixed'),
    '逐注输入三个不全相同的号码，顺序不限，按组三或组六派奖。',
    'Enter lines of three digits that are not all equal; order is ignored and the prize follows the form, group 3 or group 6.',
  ),
  rule(
    on('.*\\.group-sum'),
    '开奖号码不全相同且其和等于所选和值即中奖，顺序不限。',
    'Wins when the drawn digits are not all equal and their sum is picked, in any order.',
  ),
  rule(
    on('.*\\.group-bank'),
    '选一个胆码，开奖号码包含胆码且不全相同即中奖，顺序不限。',
    'Pick one banker; wins when it is among the drawn digits and these are not all equal.',
  ),
  rule(
    on('.*\\.group\\d+'),
    '按所选的重号与单号组成组合，开奖号码不论顺序与组合完全相同即中奖。',
    'Repeated and single digits form a combination; wins when exactly it is drawn, in any order.',
  ),
  rule(
    on('.*\\.special'),
    '豹子为三个相同；顺子为三个相连（{straight}）；对子为恰有两个相同。',
    'Leopard: all three equal; straight: three consecutive in any order, {straight}; pair: exactly two equal.',
  ),
  rule(
    on('(locate\\.all|credit\\.ball-number)'),
    '在任意位置选号，该位置开出所选号码即中奖，每个号码为一注。',
    'Pick digits on any position; each is a line and wins when it is drawn there.',
  ),
  rule(
    on('any-in\\.[a-z0-9]+-1'),
    '所选号码在这些位置中至少出现一次即中奖。',
    'A picked digit wins when it appears at least once among these positions.',
  ),
  rule(
    on('any-in\\.[a-z0-9]+-2'),
    '每两个所选号码为一注，两个号码都出现即中奖。',
    'Every two picked digits are a line, which wins when both appear among these positions.',
  ),
  rule(
    on('any-in\\.[a-z0-9]+-3'),
    '每三个所选号码为一注，三个号码都出现即中奖。',
    'Every three picked digits are a line, which wins when all appear among these positions.',
  ),
  rule(
    on('(sides\\.total|credit\\.sum-sides)'),
    '全部号码之和取大、小、单、双；和值在上半部分为大，下半部分为小。',
    'Sides of the sum of all digits: the upper half of the possible sums is big, the lower half small; odd and even.',
  ),
  rule(
    on('sides\\..*'),
    '为每个位置选择大（5-9）、小（0-4）、单、双，全部符合即中奖。',
    'Pick big (5-9), small (0-4), odd or even for every position; a line wins when all of them hold.',
  ),
  rule(
    on('fun\\.appear1'),
    '所选号码在五个号码中至少出现一次即中奖。',
    'A picked digit wins when it is drawn at least once.',
  ),
  rule(
    on('fun\\.appear2'),
    '所选号码在五个号码中至少出现两次即中奖。',
    'A picked digit wins when it is drawn at least twice.',
  ),
  rule(
    on('fun\\.appear3'),
    '所选号码在五个号码中至少出现三次即中奖。',
    'A picked digit wins when it is drawn at least three times.',
  ),
  rule(
    on('fun\\.appear4'),
    '所选号码在五个号码中至少出现四次即中奖。',
    'A picked digit wins when it is drawn at least four times.',
  ),
  rule(
    on('compare\\.dragon-tiger'),
    '比较两个位置：前者大为龙，小为虎，相等为和；开和时{traditionTie}。',
    'Compares two positions: dragon when the first is larger, tiger when smaller, tie when equal; on a tie {traditionTie}.',
  ),
  rule(
    on('credit\\.dragon-tiger'),
    '比较两个位置：前者大为龙，小为虎，相等为和；开和时{creditTie}。',
    'Compares two positions: dragon when the first is larger, tiger when smaller, tie when equal; on a tie {creditTie}.',
  ),
  rule(
    on('credit\\.ball-sides'),
    '每个位置的大（5-9）、小（0-4）、单、双、质（1 2 3 5 7）、合（0 4 6 8 9）。',
    'Sides of every position: big 5-9, small 0-4, odd, even, prime 1 2 3 5 7, composite 0 4 6 8 9.',
  ),
  rule(
    on('(credit|star3|front3|mid3|back3)\\.sum-tail'),
    '号码之和的个位数等于所选号码即中奖。',
    'Wins when the last digit of the sum is picked.',
  ),
  rule(
    on('(credit|official)\\.sum-value'),
    '号码之和等于所选和值即中奖，各和值赔率不同。',
    'Wins when the sum of the digits is picked; each sum has its own odds.',
  ),
  rule(
    on('credit\\..*-form'),
    '豹子：全相同；顺子：三个相连（{straight}）；对子：两个相同；半顺：两个相连；杂六：其余。',
    'Leopard: all equal; straight: three consecutive ({straight}); pair: two equal; half-straight: all different with two adjacent; misc: the rest.',
  ),
  rule(
    on('credit\\..*-span'),
    '最大号码减最小号码等于所选跨度即中奖，各跨度赔率不同。',
    'Wins when the largest minus the smallest digit is picked; each span has its own odds.',
  ),
  rule(
    on('credit\\..*-one'),
    '所选号码至少出现一次即中奖，多次出现只派一次。',
    'A picked digit wins when it is drawn at least once; it is paid once.',
  ),
  rule(
    on('credit\\.bull'),
    '任意三个号码之和为 10 的倍数即有牛，其余两个号码之和的个位为点数，0 为牛牛（算 10 点）；6 点以上为大。',
    'When some three digits sum to a multiple of 10 there is a bull; its value is the last digit of the other two together, 0 being bull-bull, worth 10; big from 6.',
  ),
  rule(
    on('credit\\.show-hand'),
    '五个号码的牌型：五条、四条、葫芦、顺子（不循环）、三条、两对、一对、散号。',
    'Poker form of the five digits: five, four, full house, straight (not cyclic), three, two pair, one pair, loose.',
  ),
  rule(
    on('official\\.two-d'),
    '在两个位置选号，两个号码与位置都相同即中奖。',
    'Picks on two positions; a line wins when both digits are drawn in place.',
  ),
  rule(
    on('official\\.guess-1d'),
    '所选号码出现几次即中几等，只中最高一等。',
    'The tier is how many times the picked digit is drawn.',
  ),
  rule(
    on('official\\.guess-2d-different'),
    '每两个不同号码为一注，两个号码都开出即中奖。',
    'Every two picked digits are a line, which wins when both are drawn.',
  ),
  rule(
    on('official\\.guess-2d-same'),
    '所选号码至少出现两次即中奖。',
    'A picked digit wins when it is drawn at least twice.',
  ),
  rule(
    on('official\\.pass'),
    '三个位置全部相同中一等，恰有两个位置相同中二等。',
    'First tier when all three positions match, second when exactly two do.',
  ),
  rule(
    on('official\\.big-small'),
    '和值 19-27 为大，0-8 为小，其余不中。',
    'Big is a sum of 19 to 27, small of 0 to 8; between them both lose.',
  ),
  rule(on('official\\.odd-even'), '三个号码全为奇数或全为偶数。', 'All three digits odd, or all three even.'),
  rule(on('official\\.triple'), '三个号码相同即中奖。', 'Wins when the three digits are equal.'),
  rule(
    on('official\\.tractor'),
    '三个号码按开出顺序连续递增或递减（9 与 0 不相连）即中奖。',
    'Wins when the digits as drawn rise or fall by one each; 9 and 0 are not adjacent.',
  ),
  rule(
    on('official\\.pack3'),
    '输入恰有两个相同的三个号码，按顺序相同中全中，顺序不同中组中。',
    'Enter a pair and another digit; tier exact when drawn in order, tier group in another order.',
  ),
  rule(
    on('official\\.pack6'),
    '输入三个不同号码，按顺序相同中全中，顺序不同中组中。',
    'Enter three different digits; tier exact when drawn in order, tier group in another order.',
  ),
  rule(
    /^pc28\.sides$/,
    '三个号码之和：14-27 为大，0-13 为小，及单、双{middle}。',
    'Sides of the sum of the three digits: big 14-27, small 0-13, odd and even{middle}.',
  ),
  rule(
    /^pc28\.combo$/,
    '和值的大小与单双同时符合即中奖{middle}。',
    'Wins when both properties of the sum hold{middle}.',
  ),
  rule(
    /^pc28\.extreme$/,
    '极大为和值 22-27，极小为和值 0-5。',
    'Extreme-big is a sum of 22 to 27, extreme-small of 0 to 5.',
  ),
  rule(
    /^pc28\.number$/,
    '和值等于所选号码即中奖，各和值赔率不同。',
    'Wins when the sum is picked; each sum has its own odds.',
  ),
  rule(
    /^pc28\.three-pack$/,
    '选三个和值为一注，开出其中之一即中奖；赔率随所选和值而定。',
    'Three sums form one line, which wins when one of them is drawn; the odds follow the sums.',
  ),
  rule(
    /^pc28\.color$/,
    '和值所属波色：绿 1 4 7 10 16 19 22 25，蓝 2 5 8 11 17 20 23 26，红 3 6 9 12 15 18 21 24；0 13 14 27 无色。',
    'Colour of the sum: green 1 4 7 10 16 19 22 25, blue 2 5 8 11 17 20 23 26, red 3 6 9 12 15 18 21 24; 0, 13, 14 and 27 have none.',
  ),
  rule(
    /^pc28\.form$/,
    '豹子三个相同，对子恰有两个相同，顺子三个相连（012 至 789）。',
    'Leopard: three equal; pair: exactly two equal; straight: three consecutive, 012 to 789.',
  ),
  rule(
    /^pc28\.ball-number$/,
    '该位置开出所选号码即中奖，每个号码为一注。',
    'Each pick is a line and wins when it is drawn at that position.',
  ),
  rule(
    /^pc28\.ball-sides$/,
    '每个位置的大（5-9）、小（0-4）、单、双。',
    'Sides of every position: big 5-9, small 0-4, odd, even.',
  ),
  rule(
    /^pc28\.sum-tail$/,
    '和值的个位数等于所选号码即中奖。',
    'Wins when the last digit of the sum is picked.',
  ),
];
