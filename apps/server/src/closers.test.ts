import { expect, test } from 'vitest';
import { createClosers } from './closers.ts';
import { silentLog } from './store/index.ts';

/** A log that collects the facts of its errors. */
function keepingLog() {
  const told: object[] = [];
  return { told, log: { ...silentLog, error: (facts: object) => void told.push(facts) } };
}

test('[E17] a stop runs its steps once, from the last to the first', async () => {
  const taken: string[] = [];
  const closers = createClosers(silentLog);
  for (const name of ['database', 'draws', 'sites']) closers.add(name, async () => taken.push(name));
  await closers.closeAll();
  await closers.closeAll();
  expect(taken).toEqual(['sites', 'draws', 'database']);
});

test('[E17] a step that fails or does not end does not block the others', async () => {
  const taken: string[] = [];
  const { told, log } = keepingLog();
  const closers = createClosers(log);
  closers.add('database', async () => taken.push('database'));
  closers.add('hangs', () => new Promise(() => {}), 1);
  closers.add('fails', () => Promise.reject(new Error('no')));
  await closers.closeAll();
  expect(taken).toEqual(['database']);
  expect(told).toMatchObject([{ step: 'fails' }, { step: 'hangs' }]);
});
