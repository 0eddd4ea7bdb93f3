import { rule, type Sentence } from './sentence.ts';

/** Rules of LHC. */
export const lhcSentences: readonly Sentence[] = [
  rule(/^lhc\.special\.number$/, '特码等于所选号码即中奖。', 'Wins when the special number is picked.'),
  rule(
    /^lhc\.special\.sides$/,
    '特码的大（25-48）、小、单、双、合单、合双、合大（7 以上）、合小、尾大、尾小；49 {special49}。',
    'Sides of the special number: big 25-48, small, odd, even, digit sum odd, even, big (from 7) or small, last digit big or small; 49 {special49}.',
  ),
  rule(
    /^lhc\.special\.combo$/,
    '特码的大小与单双同时符合；49 {special49}。',
    'Size and parity of the special number both hold; 49 {special49}.',
  ),
  rule(
    /^lhc\.special\.beast$/,
    '特码生肖属家禽（牛马羊鸡狗猪）或野兽，天肖（牛兔龙马猴猪）或地肖，前肖（鼠至蛇）或后肖；49 {special49}。',
    'Sign of the special number: tame (ox horse goat rooster dog pig) or wild, sky (ox rabbit dragon horse monkey pig) or earth, front (rat to snake) or back; 49 {special49}.',
  ),
  rule(
    /^lhc\.special\.head$/,
    '特码的十位数等于所选头数即中奖。',
    'Wins when the tens digit of the special number is picked.',
  ),
  rule(
    /^lhc\.special\.tail$/,
    '特码的个位数等于所选尾数即中奖。',
    'Wins when the last digit of the special number is picked.',
  ),
  rule(
    /^lhc\.color\.special$/,
    '特码的波色等于所选颜色即中奖，49 为绿波。',
    'Wins when the colour of the special number is picked; 49 is green.',
  ),
  rule(
    /^lhc\.color\.half$/,
    '特码的波色与大小或单双同时符合；49 {special49}。',
    'Colour and size or parity of the special number both hold; 49 {special49}.',
  ),
  rule(
    /^lhc\.color\.half-half$/,
    '特码的波色、大小、单双同时符合；49 {special49}。',
    'Colour, size and parity of the special number all hold; 49 {special49}.',
  ),
  rule(
    /^lhc\.color\.seven$/,
    '正码各计 1，特码计 1.5，合计最高的波色中奖；两色打和时和局中奖，波色退还本金。',
    'Main numbers count 1 and the special number 1.5 for their colour; the highest colour wins. On a tie the tie wins and colour stakes are returned.',
  ),
  rule(
    /^lhc\.zodiac\.special$/,
    '特码的生肖等于所选生肖即中奖，49 为本年生肖。',
    "Wins when the sign of the special number is picked; 49 belongs to the year's sign.",
  ),
  rule(
    /^lhc\.zodiac\.any$/,
    '七个号码中至少一个属于所选生肖即中奖，多个只派一次。',
    'Wins when at least one of the seven numbers belongs to the sign; it is paid once.',
  ),
  rule(
    /^lhc\.zodiac\.none$/,
    '七个号码都不属于所选生肖即中奖。',
    'Wins when none of the seven numbers belongs to the sign.',
  ),
  rule(
    /^lhc\.zodiac\.main$/,
    '六个正码中属于所选生肖的个数决定奖项。',
    'The tier is how many of the six main numbers belong to the sign.',
  ),
  rule(
    /^lhc\.zodiac\.joint-in$/,
    '选 2-11 个生肖为一注，特码属于其中之一即中奖；49 {special49}。',
    'Two to eleven signs form one line, which wins when the special number belongs to one of them; 49 {special49}.',
  ),
  rule(
    /^lhc\.zodiac\.joint-out$/,
    '选 2-11 个生肖为一注，特码不属于其中任何一个即中奖；49 {special49}。',
    'Two to eleven signs form one line, which wins when the special number belongs to none of them; 49 {special49}.',
  ),
  rule(
    /^lhc\.zodiac\.total$/,
    '七个号码所含不同生肖的个数等于所选，或其单双符合即中奖。',
    'Wins when the number of different signs among the seven is picked, or is odd or even as picked.',
  ),
  rule(
    /^lhc\.linkzod\.zodiac\d-in$/,
    '每注的生肖都有号码开出即中奖。',
    'A line wins when every one of its signs has a number among the seven.',
  ),
  rule(
    /^lhc\.linkzod\.zodiac\d-out$/,
    '每注的生肖都没有号码开出即中奖。',
    'A line wins when none of its signs has a number among the seven.',
  ),
  rule(
    /^lhc\.linkzod\.tail\d-in$/,
    '每注的尾数都有号码开出即中奖。',
    'A line wins when every one of its last digits appears among the seven.',
  ),
  rule(
    /^lhc\.linkzod\.tail\d-out$/,
    '每注的尾数都没有号码开出即中奖。',
    'A line wins when none of its last digits appears among the seven.',
  ),
  rule(
    /^lhc\.tail\.any$/,
    '七个号码中至少一个为所选尾数即中奖，多个只派一次。',
    'Wins when at least one of the seven numbers has the last digit; it is paid once.',
  ),
  rule(
    /^lhc\.tail\.none$/,
    '七个号码都不是所选尾数即中奖。',
    'Wins when none of the seven numbers has the last digit.',
  ),
  rule(
    /^lhc\.main\.number$/,
    '所选号码在六个正码中即中奖。',
    'A picked number wins when it is among the six main numbers.',
  ),
  rule(
    /^lhc\.main\.total-sides$/,
    '七个号码之和：175 以上为大，174 以下为小，及单、双。',
    'Sides of the sum of all seven: big from 175, small up to 174, odd, even.',
  ),
  rule(
    /^lhc\.main\.position$/,
    '该位正码等于所选号码即中奖。',
    'Wins when the main number drawn at that position is picked.',
  ),
  rule(
    /^lhc\.main\.position-sides$/,
    '该位正码的两面与波色；49 除波色（绿）外{main49}。',
    'Sides and colours of the main number at that position; 49 {main49} except for colours, where it is green.',
  ),
  rule(
    /^lhc\.main\.parlay$/,
    '选 2-6 个位置各一项为一注，全部符合即中奖，赔率相乘；两面开出 49 的一关{leg49}。',
    'Two to six positions with one property each form one line; all must hold and their odds multiply. A side whose ball is 49 {leg49}.',
  ),
  rule(
    /^lhc\.link\.four-all$/,
    '每四个号码为一注，都是正码即中奖。',
    'Every four numbers are a line, which wins when all are main numbers.',
  ),
  rule(
    /^lhc\.link\.three-all$/,
    '每三个号码为一注，都是正码即中奖。',
    'Every three numbers are a line, which wins when all are main numbers.',
  ),
  rule(
    /^lhc\.link\.three-two$/,
    '每三个号码为一注，三个正码为中三，恰有两个正码为中二。',
    'Every three numbers are a line: tier hit3 when all are main numbers, hit2 when exactly two are.',
  ),
  rule(
    /^lhc\.link\.two-all$/,
    '每两个号码为一注，都是正码即中奖。',
    'Every two numbers are a line, which wins when both are main numbers.',
  ),
  rule(
    /^lhc\.link\.two-special$/,
    '每两个号码为一注，都是正码为中二，一个正码加特码为中特。',
    'Every two numbers are a line: tier hit2 when both are main numbers, special when one is and the other is the special number.',
  ),
  rule(
    /^lhc\.link\.special-pair$/,
    '每两个号码为一注，一个为正码、另一个为特码即中奖。',
    'Every two numbers are a line, which wins when one is a main number and the other the special number.',
  ),
  rule(
    /^lhc\.nohit\./,
    '每注的号码都没有开出即中奖。',
    'A line wins when none of its numbers is among the seven drawn.',
  ),
  rule(
    /^lhc\.onehit\./,
    '每注的号码恰有一个开出即中奖。',
    'A line wins when exactly one of its numbers is among the seven drawn.',
  ),
];
