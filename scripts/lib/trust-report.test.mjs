import { expect, test } from 'vitest';
import { trustReport } from './trust-report.mjs';

const rows = ['L1', 'L2', 'F1', 'V6', 'R1'].map((id) => ({ id, about: `what ${id} asks | figure` }));
const part = {
  form: 'full',
  commit: 'abc123def',
  outdated: false,
  at: '2026-11-21T10:00',
  seconds: 9,
  failures: [],
  figures: [],
};
const parts = [
  {
    ...part,
    name: 'server',
    passed: 3,
    failed: 1,
    failures: ['[L2] a balance'],
    named: { L1: { passed: 2, failed: 0, titles: ['sums'] }, L2: { passed: 1, failed: 1, titles: ['sums'] } },
  },
  {
    ...part,
    name: 'betting',
    commit: '0123456+',
    outdated: true,
    passed: 1,
    failed: 0,
    named: { F1: { passed: 1, failed: 0, titles: ['a kill'] }, L1: { passed: 1, failed: 0, titles: [] } },
    figures: [{ id: 'F1', text: '20 kills' }],
  },
];
const report = trustReport({
  rows,
  productRows: ['R1.1', 'R1.2'].map((id) => ({ id, about: `what ${id} asks` })),
  parts,
  names: ['server', 'hostile', 'betting'],
  exceptions: { V6: 'Comes later.', 'R1.2': 'Never.' },
});
const rowOf = (id) => report.split('\n').find((line) => line.startsWith(`| ${id} |`));

test('counts are summed over all parts by requirement, with figures, or with test titles', () => {
  expect(rowOf('L1')).toBe('| L1 | what L1 asks \\| figure | 3 passed | sums |');
  expect(rowOf('F1')).toBe('| F1 | what F1 asks \\| figure | 1 passed | 20 kills (older than the code) |');
  expect(report).toContain('4 tests passed, 1 failed. 2 of 5 requirements');
});

test('the report shows failures, exceptions and requirements that no test names', () => {
  expect(rowOf('L2')).toContain('**1 failed**');
  expect(report).toContain('- server: [L2] a balance');
  expect(report).toContain('Parts that have not run yet: hostile.\n');
  expect(rowOf('V6')).toContain('| – | Exception: Comes later. |');
  expect(rowOf('R1')).toContain('| – |  |');
  expect([rowOf('R1.1'), rowOf('R1.2')]).toEqual([undefined, '| R1.2 | what R1.2 asks | Never. |']);
  expect(report).toContain('| server | full | abc123def | 2026-11-21 10:00 | 9 | 3 | 1 |');
});

test('a part that ran on older code is named and marked, and so are its figures', () => {
  expect(report).toContain('Ran on older code, and says nothing of what changed since: betting.\n');
  expect(report).toContain(
    '| betting | full | 0123456+, older than the code | 2026-11-21 10:00 | 9 | 1 | 0 |',
  );
});
