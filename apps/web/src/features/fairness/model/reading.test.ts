import { testTranscript } from '@tessera/fairness/testing';
import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const transcript = testTranscript();
const head = { seq: 1, hash: '00' };

test('a settled draw of ours is a transcript', () => {
  expect(readingOf({ transcript, state: 'settled', head })).toEqual({ kind: 'transcript', transcript });
});

test('a draw not yet drawn can be verified later', () => {
  const { descriptor } = transcript;
  expect(readingOf({ transcript: { descriptor }, state: 'open', head })).toEqual({
    kind: 'early',
    close: descriptor.close,
  });
});

test('a void draw has no result', () => {
  expect(readingOf({ transcript: {}, state: 'void', head })).toEqual({ kind: 'void' });
});

test('a draw made elsewhere names who draws', () => {
  const outside = { descriptor: { source: 'feed', provider: 'powerball-us' } };
  expect(readingOf({ transcript: outside, state: 'settled', head })).toEqual({
    kind: 'outside',
    provider: 'powerball-us',
  });
});

test('a settled draw whose transcript is not as the protocol says is told, with the place', () => {
  const altered = { ...transcript, keys: {} };
  expect(readingOf({ transcript: altered, state: 'settled', head })).toMatchObject({ kind: 'unreadable' });
});
