import { verifyTranscript } from '@tessera/fairness';
import { testTranscript } from '@tessera/fairness/testing';
import { describe, expect, test } from 'vitest';
import { hexOfWord, numbersOf, traceDraw } from './trace.ts';

describe('[D4] the computation from the seed to the numbers', () => {
  const transcript = testTranscript();
  const trace = traceDraw(transcript);

  test('ends at the published numbers', () => {
    expect(trace?.steps.map(({ number }) => number)).toEqual(numbersOf(transcript.result));
  });

  test('starts with the words of the first block', () => {
    const words = trace?.steps.map(({ word }) => hexOfWord(word)).join('') ?? '';
    expect(trace?.steps.every(({ skipped }) => skipped === 0)).toBe(true);
    expect(trace?.block.startsWith(words)).toBe(true);
  });

  test('takes each digit as the remainder of its word', () => {
    for (const { word, of, number } of trace?.steps ?? []) expect(word % of).toBe(number);
  });

  test('differs for another bets root, and the checks detect it', () => {
    const seal = { ...transcript.seal, betsRoot: '00'.repeat(32) };
    const altered = { ...transcript, seal };
    expect(traceDraw(altered)?.key).not.toBe(trace?.key);
    const failed = verifyTranscript(altered).checks.filter(({ ok }) => !ok);
    expect(failed.map(({ name }) => name)).toContain('seal-signature');
  });
});

test('numbers after the plus come last', () => {
  expect(numbersOf({ main: [3, 1], extra: [9] })).toEqual([3, 1, 9]);
  expect(numbersOf({ main: [3, 1], special: 7, year: 'horse' })).toEqual([3, 1, 7]);
});
