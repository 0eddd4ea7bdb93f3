import { describe, expect, test } from 'vitest';
import { hasRefusedWords } from './words.ts';

describe('[E6] words are refused however they are written', () => {
  test.each([
    // As they are, in any case, and in a sentence.
    ...['加微信 abc', 'WeChat me', 'my Telegram is x', '你个傻逼', 'fucking bitches'],
    // Full-width, mathematical and enclosed letters.
    ...['Ｔｅｌｅｇｒａｍ', '𝕥𝕖𝕝𝕖𝕘𝕣𝕒𝕞', 'ⓣⓔⓛⓔⓖⓡⓐⓜ'],
    // Letters of other scripts, other shapes, marks, and signs without width.
    ...['тelegrаm', 'ΤΕLΕGRΑΜ', 'tēłegrám', 'bıtch', 't\u200bele\u00adgram', 'w\u2060echat'],
    // Digits and signs for letters, two letters for one.
    ...['T3L3GRAM', 'te|egram', 'n1gger', 'b!tch', 'vvechat'],
    // Letters apart, with anything between them, or repeated.
    ...[
      'f u c k',
      'f.u.c.k',
      'f_u-c*k',
      'we-chat',
      '加 薇.信',
      '傻*逼',
      '扣扣 群 123',
      'fuuuuck',
      'whats app',
    ],
    // Other signs for the same messenger, and older forms.
    ...['+ v 12345', '➕V：abc', '加我wx12345', '加裙', '加入電報群', '包贏'],
  ])('%s', (text) => {
    expect(hasRefusedWords(text)).toBe(true);
  });
});

test.each([
  ...[
    'Scunthorpe United',
    'assess the class',
    'Niger won 3:1',
    'we chat here every day',
    'great, me too',
    'gg wp',
  ],
  ...[
    '恭喜中奖',
    '参加VIP活动',
    '增加VIP经验',
    '微信充值到账了吗',
    '客服联系我了',
    '这期必中',
    '扣款成功',
    'TV信号不好',
  ],
  ...[
    '第 20260101-0001 期 12345',
    '1+1=2',
    'I had 3 of 5 right',
    'Нет, не сегодня',
    'Τι κάνεις;',
    '👍👍👍',
    '',
  ],
])('an ordinary text passes: %s', (text) => {
  expect(hasRefusedWords(text)).toBe(false);
});
