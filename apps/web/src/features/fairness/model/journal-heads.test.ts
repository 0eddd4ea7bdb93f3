import { describe, expect, test } from 'vitest';
import { newestSeq, takeHead } from './journal-heads.ts';

const head = (seq: number, hash = `hash ${seq}`) => ({ seq, hash });

describe('the journal is compared with the heads seen before', () => {
  test('a new entry is stored, newest first', () => {
    const { kept } = takeHead([head(3)], head(4));
    expect(kept).toEqual([head(4), head(3)]);
  });

  test('events out of order are not a fault', () => {
    expect(takeHead([head(4)], head(3)).fault).toBeUndefined();
  });

  test('the same entry with another hash is a fork, and the first one seen is kept', () => {
    const kept = [head(4), head(3)];
    expect(takeHead(kept, head(3, 'other'))).toEqual({ kept, fault: { kind: 'fork', seq: 3 } });
  });

  test('a reply that ends before the newest entry known at request time is a truncated journal', () => {
    expect(takeHead([head(9)], head(8), 9).fault).toEqual({ kind: 'behind', seq: 9 });
    expect(takeHead([head(9)], head(9), 9).fault).toBeUndefined();
  });

  test('only the newest heads are kept', () => {
    let kept: readonly ReturnType<typeof head>[] = [];
    for (let seq = 1; seq <= 200; seq += 1) ({ kept } = takeHead(kept, head(seq)));
    expect(kept).toHaveLength(64);
    expect(newestSeq(kept)).toBe(200);
  });
});
