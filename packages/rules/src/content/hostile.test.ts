import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLines, parseContent, playItems } from '../all-rules.ts';
import { hostileTexts, hostileValues } from '../testing/hostile-contents.ts';

describe('contents of one megabyte', () => {
  test.each([...hostileTexts, ...hostileValues])(
    '%s is parsed by every item without an exception',
    (_name, content) => {
      for (const { id } of playItems()) {
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
    const lines = firstArrangements(100_001);
    const accepted = countLines('pk10.front6.direct-single', lines.slice(0, -1).join('|'));
    expect(accepted).toEqual({ ok: true, value: 100_000 });
    expect(parseContent('pk10.front6.direct-single', lines.join('|'))).toMatchObject({
      ok: false,
      error: { code: 'content_too_many_lines' },
    });
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
    const ids = playItems().map(({ id }) => id);
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

/** The first `count` ordered choices of six of ten numbers, all different lines; there are 151 200. */
function firstArrangements(count: number): readonly string[] {
  const lines: string[] = [];
  const extend = (taken: readonly number[]): void => {
    if (taken.length === 6) lines.push(taken.join(','));
    for (let number = 1; taken.length < 6 && number <= 10 && lines.length < count; number++)
      if (!taken.includes(number)) extend([...taken, number]);
  };
  extend([]);
  return lines;
}
