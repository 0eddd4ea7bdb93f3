import help from '@tessera/messages/zhCn/help.json';
import names from '@tessera/messages/zhCn/names.json';
import { expect, test } from 'vitest';
import { readings } from './readings.ts';
import { spellingsOf } from './spellings.ts';

test.each([
  ['提现怎么做', ['txzmz'], ['tixianzenmezuo']],
  ['五星组选120', ['wxzx120'], ['wuxingzuxuan120']],
  ['幸运 PK10', ['xypk10'], ['xingyunpk10']],
  ['快乐8', ['kl8', 'ky8'], ['kuaile8', 'kuaiyue8']],
  ['First 3 Straight, manual', ['f3sm'], ['first3straightmanual']],
  ['Total: Big/Small', ['tbs'], ['totalbigsmall']],
])('%s is typed as its initials or in full', (title, initials, full) => {
  expect(spellingsOf(title).initials).toEqual(initials);
  expect(spellingsOf(title).full).toEqual(full);
});

test('a character outside the table counts with its initial', () => {
  expect(readings.has('鑫')).toBe(false);
  expect(spellingsOf('鑫彩').initials).toEqual(['xc']);
});

test('titles with many readings have a limited number of spellings', () => {
  expect(spellingsOf('乐行长乐行长乐').full).toHaveLength(8);
});

test('every character of a Chinese title has its pinyin', () => {
  const titles = [
    ...Object.entries(help).filter(([key]) => /_title$|^help_category_/.test(key)),
    ...Object.entries(names).filter(([key]) => /^(play|group|family|lottery)\./.test(key)),
  ].flatMap(([, title]) => [...title]);
  const unread = titles.filter((one) => /\p{Script=Han}/u.test(one) && !readings.has(one));
  expect([...new Set(unread)]).toEqual([]);
});
