import { expect, test } from 'vitest';
import { literal } from './document.ts';
import { byAttribute, byRole, byText, narrowed } from './selectors.ts';

test('locators are written as Playwright writes them', () => {
  expect(byRole('button')).toBe('internal:role=button');
  expect(byRole('button', { name: 'Bet "now"', exact: true, pressed: true })).toBe(
    'internal:role=button[pressed=true][name="Bet \\"now\\""s]',
  );
  expect(byRole('dialog', { name: /^a >> b$/i, includeHidden: true })).toBe(
    'internal:role=dialog[include-hidden=true][name=/^a \\>\\> b$/i]',
  );
  expect(byText('text', '登录')).toBe('internal:text="登录"i');
  expect(byText('label', '金额', true)).toBe('internal:label="金额"s');
  expect(byAttribute('placeholder', 'Name')).toBe('internal:attr=[placeholder="Name"i]');
  expect(narrowed({ hasText: '第 1 期', has: { selector: 'b' }, visible: true })).toBe(
    ' >> internal:has-text="第 1 期"i >> internal:has="b" >> visible=true',
  );
});

test('an argument reaches the page as it is', () => {
  const given = { list: [1, 'a"b', undefined, null, true], words: /x\/y/gi, day: new Date(5), big: 7n };
  expect(new Function(`return ${literal(given)}`)()).toEqual(given);
});
