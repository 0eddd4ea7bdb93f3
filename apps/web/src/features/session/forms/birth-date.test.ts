import { expect, test } from 'vitest';
import { birthDay, birthOrder, isPartial, monthNames } from './birth-date.ts';

test('a date of birth must exist in the calendar', () => {
  expect(birthDay({ year: '1990', month: '4', day: '5' })).toBe('1990-04-05');
  expect(birthDay({ year: '2000', month: '2', day: '29' })).toBe('2000-02-29');
  expect(birthDay({ year: '1900', month: '2', day: '29' })).toBeUndefined();
  expect(birthDay({ year: '1990', month: '4', day: '31' })).toBeUndefined();
  expect(birthDay({ year: '1990', month: '4', day: '0' })).toBeUndefined();
  expect(birthDay({ year: '90', month: '4', day: '5' })).toBeUndefined();
  expect(birthDay({ year: '1899', month: '4', day: '5' })).toBeUndefined();
});

test('a date with an empty part is partial', () => {
  expect(isPartial({ year: '1990', month: '', day: '5' })).toBe(true);
  expect(isPartial({ year: '1990', month: '4', day: '5' })).toBe(false);
});

test('the parts and the months follow the language', () => {
  expect(birthOrder('zhCn')).toEqual(['year', 'month', 'day']);
  expect(birthOrder('enUs')).toEqual(['month', 'day', 'year']);
  expect(birthOrder('viVn')).toEqual(['day', 'month', 'year']);
  expect(monthNames('enUs')[3]).toBe('Apr');
  expect(monthNames('zhCn')[1]).toBe('2月');
  expect(monthNames('zhCn')).toHaveLength(12);
});
