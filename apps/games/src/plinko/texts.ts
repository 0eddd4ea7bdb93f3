import type { Texts } from '../engine/index.ts';

export const texts = {
  zhCn: {
    title: '弹珠台',
    rows: '行数',
    risk: '风险',
    low: '低',
    medium: '中',
    high: '高',
    board: '{rows} 行弹珠台',
    landed: '落入 {factor} 槽',
    slots: '槽位倍数',
    how: '弹珠从顶端落下，每行碰钉后向左或向右，机会各半，落入底部的槽按倍数派彩。路径在开局时已定。',
    how_risk: '行数越多、风险越高，两端倍数越大，中间越小。倍数低于 1.00× 时返还少于投注额。',
    head_factor: '倍数',
    head_chance: '机会',
  },
  enUs: {
    title: 'Plinko',
    rows: 'Rows',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    board: 'Board of {rows} rows',
    landed: 'Landed in {factor}',
    slots: 'Factors of the slots',
    how: 'A ball falls from the top and goes left or right at each row of pins with equal chance. The slot it ends in pays its factor. The path is fixed when the round starts.',
    how_risk:
      'More rows and more risk pay more at the edges and less in the middle. A factor below 1.00× returns less than the stake.',
    head_factor: 'Factor',
    head_chance: 'Chance',
  },
  viVn: {
    title: 'Plinko',
    rows: 'Số hàng',
    risk: 'Rủi ro',
    low: 'Thấp',
    medium: 'Vừa',
    high: 'Cao',
    board: 'Bàn {rows} hàng',
    landed: 'Rơi vào ô {factor}',
    slots: 'Hệ số các ô',
    how: 'Bóng rơi từ trên xuống, ở mỗi hàng đinh sang trái hoặc phải với cơ hội như nhau. Ô cuối cùng trả theo hệ số. Đường đi được định khi ván bắt đầu.',
    how_risk:
      'Nhiều hàng và rủi ro cao trả nhiều hơn ở hai bên và ít hơn ở giữa. Hệ số dưới 1,00× hoàn ít hơn tiền cược.',
    head_factor: 'Hệ số',
    head_chance: 'Cơ hội',
  },
} satisfies Texts<string>;

export type PlinkoKey = keyof (typeof texts)['zhCn'];
