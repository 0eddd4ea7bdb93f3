import { type Content, compile, type Draw, playItem } from '@tessera/rules';
import { expect, test } from 'vitest';
import { countedNumbers } from './counted-numbers.ts';

function counted(play: string, content: Content, draw: Draw): string | undefined {
  const compiled = compile(play, content);
  const item = playItem(play);
  if (!compiled.ok || !item) throw new Error(`${play} does not accept this content`);
  return countedNumbers(item, compiled.value, draw)
    ?.map((own) => (own ? '+' : '.'))
    .join('');
}

const race = [9, 1, 5, 6, 2, 8, 10, 4, 3, 7];
const twenty = Array.from({ length: 20 }, (_, index) => index + 1);

test.each<[why: string, played: string, content: Content, draw: Draw, numbers: string | undefined]>([
  ['the last three digits', 'ssc.back3.direct-multi', '6,8|6|2,8', [3, 7, 6, 6, 8], '..+++'],
  ['one place of five', 'ssc.locate.all', '||6||', [3, 7, 6, 6, 8], '..+..'],
  ['a sum, to which all belong', 'k3.sum.value', '14', [3, 5, 6], '+++'],
  ['the places of a race', 'pk10.locate.all', '||7|||||||', [1, 2, 7, 4, 5, 6, 3, 8, 9, 10], '..+.......'],
  [
    'places of a race with other picks at hand',
    'pk10.locate.all',
    '2,7,9,6||2||2||7||3|',
    race,
    '+...+...+.',
  ],
  ['two places of a race by their sum', 'pk10.sum2.value', '10', race, '++........'],
  ['numbers of a drum', 'x5.any2.multi', '3,9', [9, 1, 3, 5, 7], '+.+..'],
  [
    'the special number',
    'lhc.special.number',
    '25',
    { main: [1, 2, 3, 4, 5, 6], special: 25, year: 'dog' },
    '......+',
  ],
  [
    'both drums',
    'ssq.multi',
    '10,12,16,18,23,24|14',
    { main: [1, 10, 12, 15, 16, 18], extra: [14] },
    '.++.+++',
  ],
  ['hits of a drum of eighty', 'kl8.any1.multi', '2', twenty, '.+..................'],
  ['one place on a word', 'ssc.credit.ball-sides', '|big|||', [3, 7, 6, 1, 8], '.+...'],
  ['every place on the same word', 'ssc.credit.ball-sides', 'big|big|big|big|big', [8, 6, 9, 3, 6], '+++.+'],
  ['every drawn word of a full bet', 'd3.sides.star3', 'big|big|big', [8, 6, 9], '+++'],
  ['the side of a sum, made by all', 'ssc.credit.sum-sides', 'big', [3, 7, 6, 6, 8], undefined],
  ['the sum of a drum', 'kl8.credit.sum-sides', 'small', twenty, undefined],
  ['nothing won', 'ssc.locate.all', '||5||', [3, 7, 6, 6, 8], undefined],
])('%s', (_, play, content, draw, numbers) => expect(counted(play, content, draw)).toBe(numbers));
