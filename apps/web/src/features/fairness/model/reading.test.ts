import { testTranscript } from '@tessera/fairness/testing';
import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const transcript = testTranscript();
const head = { seq: 1, hash: '00' };

test('a settled draw of our own is a transcript', () => {
  expect(readingOf({ transcript, state: 'settled', head })).toEqual({ kind: 'transcript', transcript });
});

test('a draw that is not drawn yet can be verified later', () => {
  const { descriptor } = transcript;
  expect(readingOf({ transcript: { descriptor }, state: 'open', head })).toEqual({
    kind: 'early',
    close: descriptor.close,
  });
});

test('a void draw has no result', () => {
  expect(readingOf({ transcript: {}, state: 'void', head })).toEqual({ kind: 'void' });
});

test('a draw by an outside provider names that provider', () => {
  const outside = { descriptor: { source: 'feed', provider: 'powerball-us' } };
  expect(readingOf({ transcript: outside, state: 'settled', head })).toEqual({
    kind: 'outside',
    provider: 'powerball-us',
  });
});

test('a settled draw with an invalid transcript is unreadable, with the path', () => {
  const altered = { ...transcript, keys: {} };
  expect(readingOf({ transcript: altered, state: 'settled', head })).toMatchObject({ kind: 'unreadable' });
});
