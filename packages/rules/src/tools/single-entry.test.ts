import { describe, expect, test } from 'vitest';
import { countLines, parseContent, parseSingleEntry } from '../all-rules.ts';

describe('typed single entry', () => {
  test('the packed lines equal those of the parsed content', () => {
    const { content, count, lines } = parseSingleEntry('ssc.back3.direct-single', '123 321 123 007');
    const parsed = parseContent('ssc.back3.direct-single', content);
    expect(parsed.ok && parsed.value.lines).toEqual(lines);
    expect(lines.count).toBe(count);
  });

  test('separators may be spaces, commas, semicolons, line ends and their full-width forms', () => {
    const typed = '123 456,789;012\n345，678；901、234　567|890';
    const { count, content, duplicates, wrong } = parseSingleEntry('ssc.front3.direct-single', typed);
    expect(content).toBe('1,2,3|4,5,6|7,8,9|0,1,2|3,4,5|6,7,8|9,0,1|2,3,4|5,6,7|8,9,0');
    expect({ count, duplicates, wrong }).toEqual({ count: 10, duplicates: [], wrong: [] });
  });

  test('tokens form a line when their number is the line length', () => {
    expect(parseSingleEntry('ssc.front3.direct-single', '1 2 3\n4,5,6').content).toBe('1,2,3|4,5,6');
    expect(parseSingleEntry('x5.any3.single', '01 02 03\n4 5 11;060708 091011').content).toBe(
      '1,2,3|4,5,11|6,7,8|9,10,11',
    );
    expect(parseSingleEntry('x5.any3.single', '01 02 03, 04 05 06').content).toBe('1,2,3|4,5,6');
  });

  test('full-width digits are read as digits', () => {
    expect(parseSingleEntry('ssc.front2.direct-single', '１２　３４').content).toBe('1,2|3,4');
  });

  test('repeated lines are reported with their position', () => {
    const { count, duplicates } = parseSingleEntry('ssc.front2.group-single', '12 34 21');
    expect({ count, duplicates }).toEqual({ count: 2, duplicates: [{ position: 6, length: 2 }] });
  });

  test('wrong lines are reported with their position and error code', () => {
    const { count, wrong } = parseSingleEntry('ssc.front3.group3-single', '112 123 1x2 12 333 1222');
    expect(count).toBe(1);
    expect(wrong).toEqual([
      { position: 4, length: 3, code: 'content_line_pattern' },
      { position: 8, length: 3, code: 'content_token' },
      { position: 12, length: 2, code: 'content_line_length' },
      { position: 15, length: 3, code: 'content_line_pattern' },
      { position: 19, length: 4, code: 'content_line_length' },
    ]);
  });

  test('the two zones of a jackpot line have separate number ranges', () => {
    const { content, wrong } = parseSingleEntry('ssq.single', '06 05 04 03 02 01 16\n01 02 03 04 05 06 17');
    expect(content).toBe('1,2,3,4,5,6,16');
    expect(wrong).toEqual([{ position: 21, length: 20, code: 'content_token' }]);
  });

  test('the valid lines form a content of the item', () => {
    const typed = Array.from({ length: 300 }, (_, i) =>
      String(i * 7919)
        .padStart(5, '0')
        .slice(-5),
    ).join(' ');
    const { count, content } = parseSingleEntry('ssc.star5.direct-single', typed);
    expect(countLines('ssc.star5.direct-single', content)).toEqual({ ok: true, value: count });
  });

  test('empty text gives no lines, and items without single entry throw', () => {
    expect(parseSingleEntry('ssc.star5.direct-single', ' \n,;')).toEqual({
      count: 0,
      content: '',
      lines: { length: 5, count: 0, values: new Uint8Array() },
      duplicates: [],
      wrong: [],
    });
    expect(() => parseSingleEntry('ssc.star5.direct-multi', '1')).toThrow(TypeError);
  });
});
