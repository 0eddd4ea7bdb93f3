import { expect, test } from 'vitest';
import { countsIn, isSevere } from './audit.mjs';

test('the audit report is found between npm warnings; without a report the result is undefined', () => {
  const report = { metadata: { vulnerabilities: { low: 2, high: 1 } } };
  expect(countsIn(`npm warn slow\n${JSON.stringify(report)}\nnpm notice`)).toEqual({ low: 2, high: 1 });
  expect(countsIn('npm error network')).toBeUndefined();
  expect(countsIn('{"error":{"code":"ENOAUDIT"}}')).toBeUndefined();
});

test('[E14] a vulnerability is severe from severity high upwards', () => {
  expect(isSevere({ low: 3, moderate: 9, high: 0, critical: 0 })).toBe(false);
  expect(isSevere({ high: 1 })).toBe(true);
  expect(isSevere({ critical: 1 })).toBe(true);
  expect(isSevere(undefined)).toBe(false);
});
