import { dice, diceWins } from '@tessera/games';
import { amountOf } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { allowedWins, choiceOf } from './model.ts';

test('the rules accept every choice the slider can make', () => {
  for (const over of [false, true]) {
    for (const wins of [-5, 100, 1_234, 9_500, 20_000]) {
      const choice = choiceOf(over, allowedWins(wins));
      expect(dice.parseChoice(choice, amountOf(10_000n))).toEqual(choice);
    }
  }
});

test('switching between over and under keeps the chance', () => {
  expect(diceWins(choiceOf(true, 2_500))).toBe(diceWins(choiceOf(false, 2_500)));
});
