import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLines, parseContent, playedItems } from '../all-rules.ts';
import { hostileTexts, hostileValues } from '../testing/hostile-contents.ts';

describe('contents of one megabyte', () => {
  test.each([...hostileTexts, ...hostileValues])(
    '%s is parsed by every item without an exception',
    (_name, content) => {
      for (const { id } of playedItems()) {
        const parsed = parseContent(id, content);
        expect(parsed.ok ? parsed.value.count : parsed.error.code).toBeTruthy();
      }
    },
  );

  test('every content shape parses it within 64 MB of memory', { timeout: 60_000 }, () => {
    const probe = fileURLToPath(new URL('../testing/memory-probe.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      // The heap is capped. The young generation is large, so that growth is measured before it is collected.
      ['--expose-gc', '--max-old-space-size=64', '--max-semi-space-size=64', probe],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const growth = JSON.parse(stdout) as readonly { name: string; calls: number; megabytes: number }[];
    expect(growth.length).toBe(hostileTexts.length + hostileValues.length);
    for (const { name, calls, megabytes } of growth) {
      expect(calls, name).toBeGreaterThan(250);
      expect(megabytes, name).toBeLessThan(64);
    }
  });

  test('a hundred thousand lines are accepted and one more is refused', () => {
    const lines = Array.from({ length: 100_000 }, (_, i) => [...String(i).padStart(5, '0')].join(','));
    expect(countLines('ssc.star5.direct-single', lines.join('|'))).toEqual({ ok: true, value: 100_000 });
    const more = Array.from(
      { length: 100_001 },
      (_, i) => `${[...String(i + 100_000)].map((d) => Number(d) + 1).join(',')}`,
    );
    expect(parseContent('pk10.front6.direct-single', more.join('|')).ok).toBe(false);
  });

  test('random text and objects never throw', () => {
    const anything = fc.oneof(
      fc.string({ unit: fc.constantFrom('0', '1', '2', ',', '|', 'big', '-', ' ') }),
      fc.anything(),
      fc.dictionary(
        fc.constantFrom('pos', 'list', 'single', 'double'),
        fc.string({ unit: fc.constantFrom('1', '2', ',') }),
      ),
    );
    const ids = playedItems().map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        anything,
        (id, content) => typeof parseContent(id, content).ok === 'boolean',
      ),
      { numRuns: 3000, seed: 1 },
    );
  });
});
