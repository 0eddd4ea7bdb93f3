import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawStream, fromHex } from './index.ts';

const cli = join(import.meta.dirname, 'stream-cli.ts');
const run = (...args: string[]) => spawnSync(process.execPath, [cli, ...args], { maxBuffer: 1e7 });

test('[N4] the command writes exactly the random words that draws use, as many bytes as requested', () => {
  const key = 'ab'.repeat(32);
  const { stdout, status } = run('400002', key);
  expect(status).toBe(0);
  expect(stdout).toHaveLength(400_002);
  const stream = drawStream(fromHex(key));
  for (let at = 0; at < 4_000; at += 4) expect(stream.below(2 ** 32)).toBe(stdout.readUInt32BE(at));
});

test('any arguments other than a byte count and a key are refused', () => {
  for (const args of [[], ['many'], ['-5'], ['10', 'ab']]) {
    const { status, stderr, stdout } = run(...args);
    expect([status, stdout.length]).toEqual([1, 0]);
    expect(String(stderr)).toContain('Usage');
  }
});
