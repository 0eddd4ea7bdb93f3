import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('calls run one after the other, also after a failed one', async () => {
  const seen: string[] = [];
  let call = 0;
  const run = inTurn(async () => {
    const number = ++call;
    seen.push(`begin ${number}`);
    await Promise.resolve();
    seen.push(`end ${number}`);
    if (number === 1) throw new Error('first');
  });
  const results = await Promise.allSettled([run(), run(), run()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
});
