import { expect, test } from 'vitest';
import { askedIn } from './player-filter.ts';

test('the filters of an address, without what it says wrong', () => {
  expect(askedIn({ registered: '30', identity: 'unverified', kind: 'agent', view: 'all' })).toEqual({
    registered: 30,
    identity: 'unverified',
    kind: 'agent',
  });
  expect(askedIn({ registered: '31', identity: 'x', kind: '' })).toEqual({});
});

test('[O1] a word of a search is no part of an address', () => {
  expect(askedIn({ word: 'river@mail.example' })).toEqual({});
});
