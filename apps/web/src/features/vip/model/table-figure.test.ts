import { expect, test } from 'vitest';
import { tableFigure } from './table-figure.ts';

test.each([
  ['0.0000', 'zhCn', '–'],
  ['8.0000', 'zhCn', '8'],
  ['1250.0000', 'zhCn', '1,250'],
  ['50000.0000', 'zhCn', '5万'],
  ['125000.0000', 'zhCn', '12.5万'],
  ['12000000.0000', 'zhCn', '1,200万'],
  ['12345.6700', 'zhCn', '12,345.67'],
  ['200000.0000', 'enUs', '200,000'],
  ['12000000.0000', 'enUs', '12M'],
] as const)('%s in %s is %s', (amount, language, figure) => {
  expect(tableFigure(amount, language)).toBe(figure);
});

test('a level that needs nothing shows zero', () => {
  expect(tableFigure('0.0000', 'zhCn', '0')).toBe('0');
});
