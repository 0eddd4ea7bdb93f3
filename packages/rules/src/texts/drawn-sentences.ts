import { rule, type Sentence } from './sentence.ts';

/** Rules of 11 of 5, PK10, K3, KL8 and KL10. */
export const drawnSentences: readonly Sentence[] = [
  rule(
    /^x5\.any[1-5]\.|^x5\.credit\.(link[2-5]|one-in-one)$/,
    '每注的号码全部在开出的五个号码中即中奖，顺序不限。',
    'A line wins when all its numbers are among the five drawn, in any order.',
  ),
  rule(
    /^x5\.any[678]\.|^x5\.credit\.link[678]$/,
    '每注的号码包含全部五个开奖号码即中奖。',
    'A line wins when it holds all five drawn numbers.',
  ),
  rule(
    /^(x5|kl10)\.(front|mid|back)\d\.direct-multi$|^pk10\.front\d+\.direct-multi$/,
    '每个位置选号，号码不重复，与开奖号码按位置全部相同即中奖。',
    'Pick numbers for every position; lines of different numbers win when each is drawn in its place.',
  ),
  rule(
    /^(x5|kl10|pk10)\.(front|mid|back)\d+\.direct-single$/,
    '逐注输入不同的号码，与开奖号码按位置全部相同即中奖。',
    'Enter lines of different numbers; a line wins when each is drawn in its place.',
  ),
  rule(
    /^(x5|kl10|pk10)\.(front|mid|back)\d\.group|^(x5|kl10)\.credit\.front\d-group$/,
    '这些位置开出的号码与每注号码相同即中奖，顺序不限。',
    'A line wins when exactly its numbers are drawn at these positions, in any order.',
  ),
  rule(
    /^(x5\.front1|pk10\.front1)\.direct$|^kl10\.first-number$/,
    '开出的第一个号码等于所选号码即中奖。',
    'Wins when the first number is picked.',
  ),
  rule(
    /^(x5|pk10|kl10)\.(locate\.all|credit\.ball-number)$/,
    '该位置开出所选号码即中奖，每个号码为一注。',
    'Each pick is a line and wins when it is drawn at that position.',
  ),
  rule(
    /^x5\.any-in\./,
    '所选号码在这三个位置之一开出即中奖。',
    'A picked number wins when it is drawn at one of these three positions.',
  ),
  rule(
    /^x5\.fun\.odd-count$/,
    '五个号码中单数与双数的个数与所选相同即中奖。',
    'Wins when the numbers of odd and even among the five are the ones picked.',
  ),
  rule(
    /^x5\.fun\.median$/,
    '五个号码从小到大排列，第三个等于所选号码即中奖。',
    'Wins when the third smallest of the five is picked.',
  ),
  rule(
    /^x5\.credit\.ball-sides$/,
    '每个位置的大（6-10）、小（1-5）、单、双；开出 11 {x5Eleven}。',
    'Sides of every position: big 6-10, small 1-5, odd, even; an 11 {x5Eleven}.',
  ),
  rule(
    /^x5\.credit\.sum-sides$/,
    '五个号码之和大于 30 为大，小于 30 为小（等于 30 时{x5Thirty}），及单、双、尾大、尾小。',
    'Sides of the sum: big above 30, small below (30 {x5Thirty}), odd, even, last digit big or small.',
  ),
  rule(
    /^x5\.credit\.dragon-tiger$/,
    '第一个号码大于第五个为龙，小于为虎。',
    'Dragon when the first number is larger than the fifth, tiger when smaller.',
  ),
  rule(
    /^pk10\.(sides\.rank|credit\.ball-sides)$/,
    '各名次的大（6-10）、小（1-5）、单、双。',
    'Sides of every place: big 6-10, small 1-5, odd, even.',
  ),
  rule(
    /^(pk10|kl10)\.(dragon\.rank|credit\.dragon-tiger)$/,
    '名次与对称名次比较，前者大为龙，小为虎。',
    'Compares a place with its mirror place: dragon when the first is larger, tiger when smaller.',
  ),
  rule(
    /^pk10\.(sum2|credit)\.(sum2-)?value$/,
    '冠军与亚军之和等于所选和值即中奖，各和值赔率不同。',
    'Wins when champion plus runner-up is picked; each sum has its own odds.',
  ),
  rule(
    /^pk10\.(sum2|credit)\.(sum2-)?sides$/,
    '冠军与亚军之和：12-19 为大，3-11 为小，及单、双{eleven}。',
    'Sides of champion plus runner-up: big 12-19, small 3-11, odd, even{eleven}.',
  ),
  rule(
    /^pk10\.sum3\.value$/,
    '前三名之和等于所选和值即中奖，各和值赔率不同。',
    'Wins when the sum of the first three places is picked; each sum has its own odds.',
  ),
  rule(
    /^k3\.(sum\.value|credit\.points)$/,
    '三个骰子点数之和等于所选和值即中奖，各和值赔率不同。',
    'Wins when the sum of the dice is picked; each sum has its own odds.',
  ),
  rule(
    /^k3\.sum\.sides$/,
    '点数之和：11-18 为大，3-10 为小，及单、双；豹子照常计算。',
    'Sides of the sum: big 11-18, small 3-10, odd, even; triples count.',
  ),
  rule(
    /^k3\.credit\.sides$/,
    '点数之和：11-17 为大，4-10 为小，及单、双；{triples}。',
    'Sides of the sum: big 11-17, small 4-10, odd, even; {triples}.',
  ),
  rule(
    /^k3\.(triple\.any|credit\.any-triple)$/,
    '三个骰子相同即中奖。',
    'Wins when the three dice are equal.',
  ),
  rule(
    /^k3\.(triple\.one|credit\.triple)$/,
    '三个骰子都为所选点数即中奖。',
    'Wins when all three dice show the pick.',
  ),
  rule(
    /^k3\.(pair\.any|credit\.short-tile)$/,
    '至少两个骰子为所选点数即中奖，豹子也算。',
    'Wins when at least two dice show the pick; a triple counts.',
  ),
  rule(
    /^k3\.pair\.one/,
    '一个对子加一个不同点数，与开奖号码相同即中奖，顺序不限。',
    'A pair and a different die; wins when exactly these are thrown, in any order.',
  ),
  rule(
    /^k3\.diff3\./,
    '三个不同点数，与开奖号码相同即中奖，顺序不限。',
    'Three different numbers; wins when exactly these are thrown, in any order.',
  ),
  rule(/^k3\.diff2\./, '两个不同点数都出现即中奖。', 'Two different numbers; wins when both are thrown.'),
  rule(
    /^k3\.straight\.any$/,
    '开出三连号（123、234、345、456）即中奖。',
    'Wins when three consecutive numbers are thrown.',
  ),
  rule(
    /^k3\.straight\.one$/,
    '开出所选的三连号即中奖。',
    'Wins when the picked run is thrown, in any order.',
  ),
  rule(
    /^k3\.one\.number$/,
    '所选点数至少出现一次即中奖，多次出现只派一次。',
    'Wins when at least one die shows the pick; it is paid once.',
  ),
  rule(
    /^k3\.credit\.army$/,
    '所选点数出现一次、两次、三次分别派奖。',
    'The tier is how many dice show the pick: once, twice or thrice.',
  ),
  rule(
    /^k3\.credit\.long-tile$/,
    '所选两个点数都出现即中奖。',
    'Wins when both numbers of the tile are thrown.',
  ),
  rule(
    /^kl8\.any1\.|^kl8\.credit\.number$/,
    '所选号码在开出的二十个号码中即中奖。',
    'A picked number wins when it is among the twenty drawn.',
  ),
  rule(
    /^kl8\.any([2-9]|10)\./,
    '按每注号码在开出的二十个号码中命中的个数派奖，只中相应一等。',
    'A line wins the tier of exactly as many of its numbers as are among the twenty drawn.',
  ),
  rule(
    /^kl8\.(board\.upper-lower|credit\.front-back)$/,
    '1-40 的个数多于、少于或等于 41-80 的个数。',
    'Whether more, fewer or as many numbers of 1-40 are drawn than of 41-80.',
  ),
  rule(
    /^kl8\.(board|credit)\.odd-even$/,
    '单数的个数多于、少于或等于双数的个数。',
    'Whether more, fewer or as many odd numbers are drawn than even ones.',
  ),
  rule(
    /^kl8\.board\.sum-/,
    '二十个号码之和：811 以上为大，809 以下为小，及单、双；810 {kl8Board810}。',
    'Sides of the sum of the twenty: big from 811, small up to 809, odd, even; 810 {kl8Board810}.',
  ),
  rule(
    /^kl8\.credit\.sum-/,
    '二十个号码之和：811 以上为大，809 以下为小，及单、双；810 {kl8Credit810}，和中奖。',
    'Sides of the sum of the twenty: big from 811, small up to 809, odd, even; 810 {kl8Credit810}, and the tie wins.',
  ),
  rule(
    /^kl8\.credit\.elements$/,
    '和值所属五行：金 210-695，木 696-763，水 764-855，火 856-923，土 924-1410。',
    'Element of the sum: gold 210-695, wood 696-763, water 764-855, fire 856-923, earth 924-1410.',
  ),
  rule(/^kl10\.first-red$/, '第一个号码开出 19 或 20 即中奖。', 'Wins when the first number is 19 or 20.'),
  rule(
    /^kl10\.(any\d\.|credit\.link[2-5]$)/,
    '每注的号码全部在开出的八个号码中即中奖，顺序不限。',
    'A line wins when all its numbers are among the eight drawn, in any order.',
  ),
  rule(
    /^kl10\.link2\.direct-multi$/,
    '前位号码紧接着后位号码开出即中奖，可在任意相邻位置。',
    'Wins when the first number is drawn immediately before the second, anywhere among the eight.',
  ),
  rule(
    /^kl10\.(link2\.group|credit\.link2-adjacent)/,
    '两个号码在相邻位置开出即中奖，顺序不限。',
    'Wins when both numbers are drawn at neighbouring places, in either order.',
  ),
  rule(
    /^kl10\.credit\.ball-sides$/,
    '每个位置的大（11-20）、小（1-10）、单、双、尾大、尾小、合单、合双。',
    'Sides of every position: big 11-20, small 1-10, odd, even, last digit big or small, digit sum odd or even.',
  ),
  rule(
    /^kl10\.credit\.ball-direction$/,
    '东 1 5 9 13 17，南 2 6 10 14 18，西 3 7 11 15 19，北 4 8 12 16 20。',
    'East 1 5 9 13 17, south 2 6 10 14 18, west 3 7 11 15 19, north 4 8 12 16 20.',
  ),
  rule(/^kl10\.credit\.ball-zfb$/, '中 1-7，发 8-14，白 15-20。', 'Zhong 1-7, fa 8-14, bai 15-20.'),
  rule(
    /^kl10\.credit\.sum-sides$/,
    '八个号码之和：85 以上为大，83 以下为小（84 {kl10EightyFour}），及单、双、尾大、尾小。',
    'Sides of the sum of the eight: big from 85, small up to 83 (84 {kl10EightyFour}), odd, even, last digit big or small.',
  ),
  rule(
    /^kl10\.credit\.any-number$/,
    '所选号码在开出的八个号码中即中奖。',
    'A picked number wins when it is among the eight drawn.',
  ),
];
