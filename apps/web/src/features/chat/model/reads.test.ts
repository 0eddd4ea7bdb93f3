import { expect, test } from 'vitest';
import { keepingReads, withRead } from './reads.ts';

test('what was read stays read, in whatever order it is told', () => {
  const room = (name: string, read_seq: number | null) => ({ room: name, last_seq: 10, read_seq });
  const rooms = { items: [room('hall', 4), room('k3', null)], acts: [] };
  const reads = ({ items }: typeof rooms) => items.map(({ read_seq, last_seq }) => [read_seq, last_seq]);
  const read = withRead(rooms, { room: 'hall', seq: 12 });
  expect(reads(read)).toEqual([
    [12, 12],
    [null, 10],
  ]);
  expect(reads(withRead(read, { room: 'hall', seq: 7 }))).toEqual(reads(read));
  expect(reads(keepingReads(rooms, read))).toEqual(reads(read));
  expect(keepingReads(rooms, undefined)).toBe(rooms);
});
