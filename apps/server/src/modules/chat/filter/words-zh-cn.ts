import type { WordList } from './word-list.ts';

/** A short list to begin with: invitations to deals outside the platform, and insults. Moderators see to the rest. */
export const zhCn: WordList = {
  anywhere: [
    ...['微信', '加微', '加v', 'v信', '加q', 'qq群', 'q群', 'qq号', '企鹅号', '电报群', '飞机群', '纸飞机'],
    ...['加我好友', '私聊我', '加群', '进群', '导师带', '带单', '包赢', '稳赚', '内幕号', '内部号'],
    ...['代充', '代玩', '回血群', '收号', '卖号', '买号', '低价上分', '上下分'],
    ...[
      '傻逼',
      '煞笔',
      '操你',
      '草泥马',
      '草你妈',
      '你妈死',
      '死全家',
      '他妈的',
      '婊子',
      '贱人',
      '狗日的',
      '王八蛋',
      '去死吧',
    ],
    ...['支那', '黑鬼'],
  ],
  words: ['wx', 'vx', 'nmsl', 'cnm', 'sb'],
  harmless: ['vip', 'tv信号', '微信支付', '微信充值', '微信付款', '微信转账', '微信收款'],
};
