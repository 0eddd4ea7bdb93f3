import { expect, test } from 'vitest';
import type { WinEffect } from '../../../data/settled/index.ts';
import { type Telling, tellingOf } from './telling.ts';

const here = true;
const elsewhere = false;

test.each<[WinEffect['kind'], boolean, Telling['place'], Telling['sound']]>([
  ['nothing', here, 'page', null],
  ['nothing', elsewhere, 'centre', null],
  ['returned', here, 'page', null],
  ['returned', elsewhere, 'centre', null],
  ['toast', here, 'page', 'win'],
  ['toast', elsewhere, 'toast', 'win'],
  ['dialog', here, 'page', 'big'],
  ['dialog', elsewhere, 'toast', 'big'],
])(
  '[R1.5] %s, with the lottery visible: %s; shown as %s, with sound %s',
  (effect, atLottery, place, sound) => {
    expect(tellingOf(effect, true, atLottery)).toEqual({ place, sound });
  },
);

test('[R1.5] without win alerts wins appear only in the notification centre; the sound has its own flag', () => {
  expect(tellingOf('toast', false, elsewhere)).toEqual({ place: 'centre', sound: 'win' });
  expect(tellingOf('dialog', false, elsewhere)).toEqual({ place: 'centre', sound: 'big' });
});
