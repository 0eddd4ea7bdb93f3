import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLines, parseContent, playItem, playItems, printContent, settle } from '../all-rules.ts';
import { arbContent, arbDraw } from '../testing/index.ts';

const codeOf = (id: string, content: unknown): string => {
  const parsed = parseContent(id, content);
  return parsed.ok ? `${parsed.value.count} lines` : `${parsed.error.code}@${parsed.error.position}`;
};

describe('contents that are refused', () => {
  const direct = 'ssc.front3.direct-multi';
  test.each([
    [direct, 1, 'content_type@0'],
    [direct, '', 'content_empty@0'],
    [direct, '1|2', 'content_groups@3'],
    [direct, '1|2|3|4', 'content_groups@5'],
    [direct, '1||3', 'content_empty@2'],
    [direct, '1,1|2|3', 'content_duplicate@2'],
    [direct, '01|2|3', 'content_token@0'],
    [direct, '1, 2|2|3', 'content_token@2'],
    [direct, '1,|2|3', 'content_token@2'],
    [direct, '+1|2|3', 'content_token@0'],
    [direct, '1.0|2|3', 'content_token@0'],
    [direct, '1e0|2|3', 'content_token@0'],
    [direct, '１|2|3', 'content_token@0'],
    [direct, '10|2|3', 'content_token@0'],
    ['ssc.credit.sum-sides', 'Big', 'content_token@0'],
    ['ssc.front3.group6-multi', '1,2', 'content_too_few@0'],
    ['ssc.front3.group-bank', '1,2', 'content_too_many@2'],
    ['ssc.front3.direct-single', '1,2', 'content_line_length@0'],
    ['ssc.front3.direct-single', '1,2,3,4', 'content_line_length@6'],
    ['ssc.front3.direct-single', '1,2,3|1,2,3', 'content_line_duplicate@6'],
    ['ssc.front3.group6-single', '1,2,3|3,2,1', 'content_line_duplicate@6'],
    ['ssc.front3.group6-single', '1,2,2', 'content_duplicate@0'],
    ['ssc.front3.group3-single', '1,2,3', 'content_line_pattern@0'],
    ['ssc.front3.group-mixed', '1,1,1', 'content_line_pattern@0'],
    ['ssc.front3.direct-single', '1,2,3|', 'content_token@6'],
    ['x5.front2.direct-multi', '5|5', 'content_no_lines@0'],
    ['x5.any3.banker', { gall_code: '1,2', drag_code: '2,3' }, 'content_overlap@0'],
    ['x5.any3.banker', { gall_code: '1', drag_code: '3' }, 'content_banker_short@0'],
    ['x5.any3.banker', { gall_code: '1' }, 'content_keys@0'],
    ['x5.any3.banker', { gall_code: '1', drag_code: '2,3', list: '1' }, 'content_keys@0'],
    ['x5.any3.banker', { gall_code: '1', drag_code: 2 }, 'content_type@0'],
    ['x5.any3.banker', ['1', '2'], 'content_type@0'],
    ['x5.any3.banker', null, 'content_type@0'],
    ['dlt.banker', { gall_code: '|', drag_code: '1,2,3,4,5|1,2' }, 'content_banker_missing@0'],
    ['kl8.any10.multi', Array.from({ length: 80 }, (_, i) => i + 1).join(), 'content_too_many_bets@0'],
    ['nothing.at.all', '1', 'played_unknown@0'],
  ])('[R3.8] %s refuses %j with %s', (id, content, code) => {
    expect(codeOf(id, content)).toBe(code);
  });

  test('[R3.8] the error names the wrong key of an object content', () => {
    expect(parseContent('ssc.any2.group-multi', { pos: '1,2', list: '1,x' })).toEqual({
      ok: false,
      error: { code: 'content_token', key: 'list', position: 2 },
    });
  });
});

describe.each(playItems().map((item) => ({ id: item.id, item })))('notation of $id', ({ id, item }) => {
  test('[R3.8] printing and parsing are inverse, and the order of picks does not matter', () => {
    fc.assert(
      fc.property(arbContent(item), arbDraw(item.family), (content, draw) => {
        const parsed = parseContent(id, content);
        if (!parsed.ok) return false;
        const printed = printContent(parsed.value);
        const again = parseContent(id, printed);
        expect(again).toEqual(parsed);
        expect(settle(id, printed, draw)).toEqual(settle(id, content, draw));
        return true;
      }),
      { numRuns: 8, seed: 3 },
    );
  });
});

describe('counts', () => {
  const sets = playItems().filter(
    ({ content }) =>
      content.form === 'string' &&
      content.fields.length === 1 &&
      content.fields[0]?.kind === 'set' &&
      content.fields[0].set.min < content.fields[0].set.max,
  );

  test.each(sets.map(({ id }) => id))('%s: one more pick never lowers the count', (id) => {
    const item = playItem(id);
    const field = item?.content.fields[0];
    if (item === undefined || field?.kind !== 'set') throw new Error('expected a set');
    fc.assert(
      fc.property(arbContent(item), (content) => {
        const picks = String(content).split(',');
        if (picks.length === field.set.min) return true;
        const fewer = countLines(id, picks.slice(1).join(','));
        const more = countLines(id, content);
        return fewer.ok && more.ok && fewer.value <= more.value;
      }),
      { numRuns: 10, seed: 9 },
    );
  });
});
