import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_CHECKSUM, frameOf, readFrames } from './record-frame.ts';

/** A log of records, and the offset of each line. */
function logOf(values: readonly object[]): { content: Buffer; starts: number[] } {
  let checksum = FIRST_CHECKSUM;
  let end = 0;
  const starts: number[] = [];
  const lines = values.map((value) => {
    const frame = frameOf(value, checksum);
    starts.push(end);
    end += frame.bytes.length;
    checksum = frame.checksum;
    return frame.bytes;
  });
  return { content: Buffer.concat(lines), starts };
}

const arbRecords = fc.array(fc.record({ draw: fc.string({ unit: 'grapheme' }), at: fc.nat() }), {
  minLength: 1,
  maxLength: 6,
});

test('the first record of a log has the documented format', () => {
  expect(frameOf({ draw: 'ssc-1m/20260101-0001' }, FIRST_CHECKSUM).bytes.toString()).toBe(
    '31 9f8f3957f69adaaa {"draw":"ssc-1m/20260101-0001"}\n',
  );
});

test('[E19] records are read as they were written', () =>
  fc.assert(
    fc.property(arbRecords, (values) => {
      const { content } = logOf(values);
      expect(readFrames(content)).toMatchObject({
        values,
        end: content.length,
        unfinished: false,
        damage: undefined,
      });
    }),
  ));

test('[E19] a log truncated anywhere keeps its complete records, and the rest is an unfinished record', () =>
  fc.assert(
    fc.property(arbRecords, fc.nat(), (values, place) => {
      const { content, starts } = logOf(values);
      const length = place % content.length;
      const whole = starts.filter((_, index) => (starts[index + 1] ?? content.length) <= length).length;
      expect(readFrames(content.subarray(0, length))).toMatchObject({
        values: values.slice(0, whole),
        unfinished: length > starts[whole]!,
        damage: undefined,
      });
    }),
  ));

test('[E19] a changed byte anywhere is damage, reported with its line, and no record after it is used', () =>
  fc.assert(
    fc.property(arbRecords, fc.nat(), fc.integer({ min: 1, max: 255 }), (values, place, change) => {
      const { content, starts } = logOf(values);
      const at = place % content.length;
      content[at] = content[at]! ^ change;
      const line = starts.filter((start) => start <= at).length;
      const read = readFrames(content);
      expect(read.values).toEqual(values.slice(0, line - 1));
      expect(read.damage).toMatchObject({ line, offset: starts[line - 1] });
    }),
    { numRuns: 1_000 },
  ));

test('[E19] a removed, moved or repeated record is damage', () => {
  const { content, starts } = logOf([{ a: 1 }, { a: 2 }, { a: 3 }]);
  const [one, two, three] = starts.map((from, place) => content.subarray(from, starts[place + 1]));
  for (const lines of [
    [one!, three!],
    [two!, three!],
    [one!, three!, two!],
    [one!, one!, two!],
  ]) {
    expect(readFrames(Buffer.concat(lines)).damage?.reason).toBe('its checksum is wrong');
  }
});

test('[E19] a truncated record with another one after it is damage', () => {
  const { content, starts } = logOf([{ draw: 'first' }, { draw: 'second' }]);
  const glued = Buffer.concat([content.subarray(0, starts[1]! - 9), content.subarray(starts[1]!)]);
  expect(readFrames(glued)).toMatchObject({ values: [], damage: { line: 1, offset: 0 } });
});
