import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testKey, testTranscript } from './testing.ts';

const dir = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(dir, { recursive: true }));

const cli = fileURLToPath(new URL('./verify-cli.ts', import.meta.url));
function verify(content: string, ...options: string[]) {
  const path = join(dir, 'draw.json');
  writeFileSync(path, content);
  const { status, stdout } = spawnSync(process.execPath, [cli, path, ...options], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
}

test('a valid file is verified and the output names the simulated beacon', () => {
  const { status, lines } = verify(JSON.stringify(testTranscript()), '--signer', testKey('signer'));
  expect(status).toBe(0);
  expect(lines.at(-1)).toBe('verified');
  expect(lines).toContain('Simulated beacon: run by the operator, not independent');
});

test('a file with a changed result fails and the output names the check', () => {
  const { status, lines } = verify(JSON.stringify({ ...testTranscript(), result: [9, 9, 9, 9, 9] }));
  expect(status).toBe(1);
  expect(lines).toContain('FAILED  result');
  expect(lines.at(-1)).toBe('NOT verified');
});

test('a file that is not a transcript is reported', () => {
  expect(verify('{}').status).toBe(1);
  expect(verify('not json').status).toBe(2);
});
