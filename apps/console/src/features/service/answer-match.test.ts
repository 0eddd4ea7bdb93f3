import { expect, test } from 'vitest';
import { type Answer, matchingAnswers } from './answer-match.ts';

const answer = (name: string, language: string, text: string): Answer => ({
  name,
  language,
  text,
  by: 'x',
  at: 0,
});
const answers = [
  answer('deposit-late', 'zhCn', '存款约十分钟到账。'),
  answer('deposit-late', 'enUs', 'Deposits take ten minutes.'),
  answer('limits', 'zhCn', '限额在账户里设置。'),
];

test.each([
  ['zhCn', '', ['deposit-late', 'limits']],
  ['enUs', '', ['deposit-late']],
  ['zhCn', '/dep', ['deposit-late']],
  ['zhCn', '/限额', ['limits']],
  ['zhCn', '/nothing', []],
  ['zhCn', 'hello', []],
  ['thTh', '', []],
])('a player of %s, typed %j: %j', (language, typed, names) => {
  expect(matchingAnswers(answers, language, typed).map(({ name }) => name)).toEqual(names);
});
