import { describe, expect, test } from 'vitest';
import { type LiveText, standingOf, textHash, withLive } from './text-standing.ts';

const english = 'Round {issue}';
const live = (text: string | null, source = english, built = english): LiveText => ({
  language: 'viVn',
  key: 'round',
  text,
  source_hash: textHash(source),
  built_hash: textHash(built),
});
const standing = (given: Partial<Parameters<typeof standingOf>[0]>) =>
  standingOf({
    language: 'viVn',
    builtEnglish: english,
    built: 'Kỳ {issue}',
    english,
    live: undefined,
    ...given,
  });

describe('a text of a language', () => {
  test('is the shipped one until operators publish another', () => {
    expect(standing({})).toEqual({ text: 'Kỳ {issue}', state: 'built' });
    expect(standing({ live: live('Sang kỳ {issue}') })).toEqual({
      text: 'Sang kỳ {issue}',
      state: 'changed',
    });
    expect(standing({ live: live(null) })).toEqual({ text: 'Kỳ {issue}', state: 'built' });
  });

  test('is missing when neither the program nor an operator has one', () => {
    expect(standing({ built: undefined })).toEqual({ text: undefined, state: 'missing' });
    expect(standing({ built: undefined, live: live('Kỳ mới {issue}') }).state).toBe('changed');
    expect(standing({ built: undefined, live: live(null) }).state).toBe('missing');
  });

  test('is stale once operators change the English one, and stays in use', () => {
    const changed = 'Draw {issue}';
    expect(standing({ english: changed })).toEqual({ text: 'Kỳ {issue}', state: 'stale' });
    expect(standing({ english: changed, live: live('Sang kỳ {issue}') })).toEqual({
      text: 'Sang kỳ {issue}',
      state: 'stale',
    });
    expect(standing({ english: changed, live: live('Kỳ {issue}', changed) }).state).toBe('changed');
    expect(standing({ english: changed, live: live(null, changed) }).state).toBe('built');
  });

  test('is not used after an upgrade that changed the shipped English one', () => {
    const upgraded = 'Round {issue} of {day}';
    const after = { builtEnglish: upgraded, english: upgraded, built: 'Kỳ {issue} ngày {day}' };
    expect(standing({ ...after, live: live('Sang kỳ {issue}') })).toEqual({
      text: 'Kỳ {issue} ngày {day}',
      state: 'stale',
    });
    expect(standing({ ...after, live: live('Kỳ {issue} ({day})', upgraded, upgraded) }).state).toBe(
      'changed',
    );
  });

  test('in English has no other source than the shipped one', () => {
    const own = { language: 'enUs', built: english };
    expect(standing({ ...own, english: 'Draw {issue}', live: live('Draw {issue}') }).state).toBe('changed');
    expect(standing({ ...own, live: live('Draw {issue}', 'Old', 'Old') })).toEqual({
      text: english,
      state: 'stale',
    });
    expect(standing(own).state).toBe('built');
  });
});

test('published texts lie over the shipped ones, unless their key is gone or its English text was changed', () => {
  const built = { round: 'Kỳ {issue}', tip: 'Nhắc' };
  const texts = withLive(built, { round: english, tip: 'Tip', fresh: 'New' }, [
    live('Sang kỳ {issue}'),
    { ...live('Mẹo', 'Hint', 'Hint'), key: 'tip' },
    { ...live('Mới', 'New', 'New'), key: 'fresh' },
    { ...live('x', 'Gone', 'Gone'), key: 'gone' },
  ]);
  expect(texts).toEqual({ round: 'Sang kỳ {issue}', tip: 'Nhắc', fresh: 'Mới' });
});
