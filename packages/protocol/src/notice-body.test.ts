import { expect, test } from 'vitest';
import { readBody } from './notice-body.ts';

test('paragraphs, lists, marks and line breaks are read with what is in them', () => {
  expect(readBody('<p>From <strong>02:00</strong><br />on.</p><ul><li>Bets stay</li></ul>')).toEqual([
    {
      tag: 'p',
      children: ['From ', { tag: 'strong', children: ['02:00'] }, { tag: 'br', children: [] }, 'on.'],
    },
    { tag: 'ul', children: [{ tag: 'li', children: ['Bets stay'] }] },
  ]);
});

test('escaped characters are what they stand for, once', () => {
  expect(readBody('<p>1 &lt; 2 &amp;&amp; &quot;3&quot; &amp;lt;</p>')).toEqual([
    { tag: 'p', children: ['1 < 2 && "3" &lt;'] },
  ]);
});

test('a link leads to its https address, and is only text otherwise', () => {
  const link = (href: string) => readBody(`<a href="${href}" rel="noopener noreferrer">x</a>`)[0];
  expect(link('https://tessera.test/?a=1&amp;b=2')).toEqual({
    tag: 'a',
    href: 'https://tessera.test/?a=1&b=2',
    children: ['x'],
  });
  for (const href of ['javascript:alert(1)', 'http://tessera.test', '//tessera.test', '', ' https://x.test'])
    expect(link(href), href).toEqual({ tag: 'a', children: ['x'] });
});

test.each([
  ['an unknown element', '<img src=x onerror=broken=1>', ['<', 'img src=x onerror=broken=1>']],
  ['a script', '<script>x</script>', ['<', 'script>x', '<', '/script>']],
  ['an end without its beginning', 'a</p>b', ['a', 'b']],
  ['a lone bracket', '1 < 2', ['1 ', '<', ' 2']],
])('%s stays text', (_, html, nodes) => {
  expect(readBody(html)).toEqual(nodes);
});

test('an element that is left open ends with the one around it', () => {
  expect(readBody('<ul><li>a<strong>b</ul>c')).toEqual([
    { tag: 'ul', children: [{ tag: 'li', children: ['a', { tag: 'strong', children: ['b'] }] }] },
    'c',
  ]);
});

test('attributes other than the address of a link are dropped', () => {
  expect(readBody('<p onclick="x" style="y">a</p>')).toEqual([{ tag: 'p', children: ['a'] }]);
});
