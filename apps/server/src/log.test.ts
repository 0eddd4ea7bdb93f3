import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test.each(['err', 'error'])('an error under the key %s is logged with its cause', (key) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const failure = new Error('the draw was not planned', { cause: new Error('draw_unknown') });
  log.error({ [key]: failure, kind: 'draw.plan' }, 'a job failed');
  log.child({ part: 'jobs' }).warn({ [key]: failure }, 'again');
  for (const line of lines) {
    const written = JSON.parse(line)[key];
    expect(written.type).toBe('Error');
    expect(written.message).toContain('the draw was not planned');
    expect(written.stack).toContain('draw_unknown');
  }
  expect(lines).toHaveLength(2);
});
