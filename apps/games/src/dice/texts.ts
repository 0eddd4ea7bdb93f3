import type { Texts } from '../engine/index.ts';

export const texts = {
  zhCn: {
    title: '骰子',
    side: '押注方向',
    under: '小于',
    over: '大于等于',
    target: '目标值',
    factor: '赔率',
    chance: '中奖率',
    wins: '中奖派彩',
    how: '掷出 0.00 至 99.99 之间的一个数，一万个数机会均等。先选目标值和方向，掷出的数符合即中奖。',
    how_pay: '赔率 = 98 ÷ 中奖率，向下取到两位小数。',
    head_chance: '中奖率',
    head_factor: '赔率',
  },
  enUs: {
    title: 'Dice',
    side: 'Bet on',
    under: 'Under',
    over: 'At least',
    target: 'Target',
    factor: 'Pays',
    chance: 'Chance',
    wins: 'A win pays',
    how: 'One number from 0.00 to 99.99 is rolled, each of the ten thousand with equal chance. Choose a target and a side; a roll on your side wins.',
    how_pay: 'A win pays 98 divided by the chance in percent, cut to two decimals.',
    head_chance: 'Chance',
    head_factor: 'Pays',
  },
  viVn: {
    title: 'Xúc xắc',
    side: 'Cược',
    under: 'Nhỏ hơn',
    over: 'Từ mức này',
    target: 'Mục tiêu',
    factor: 'Trả',
    chance: 'Cơ hội',
    wins: 'Trúng nhận',
    how: 'Mỗi ván ra một số từ 0,00 đến 99,99, mười nghìn số có cơ hội như nhau. Chọn mục tiêu và phía; số ra ở phía của bạn là trúng.',
    how_pay: 'Hệ số trả = 98 chia cho cơ hội tính theo phần trăm, bỏ phần sau hai số lẻ.',
    head_chance: 'Cơ hội',
    head_factor: 'Trả',
  },
} satisfies Texts<string>;

export type DiceKey = keyof (typeof texts)['zhCn'];
