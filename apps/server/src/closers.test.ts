import { expect, test } from 'vitest';
import { createClosers } from './closers.ts';
import { silentLog } from './store/index.ts';

/** A log that keeps the steps it is told of. */
function keepingLog() {
  const told: object[] = [];
  return { told, log: { ...silentLog, error: (facts: object) => void told.push(facts) } };
}

test('[E17] a stop takes its steps from the last to the first, once', async () => {
  const taken: string[] = [];
  const closers = createClosers(silentLog);
  for (const name of ['database', 'draws', 'sites']) closers.add(name, async () => taken.push(name));
  await closers.closeAll();
  await closers.closeAll();
  expect(taken).toEqual(['sites', 'draws', 'database']);
});

test('[E17] a step that fails or does not end keeps no other from its turn', async () => {
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
