import { describe, expect, test } from 'vitest';
import { hasForeignLink } from './links.ts';

const OWN = ['https://tessera.example', 'http://localhost:3000'];

describe('[E6] a link to another site is refused', () => {
  test.each([
    ...[
      'http://evil.com',
      'go to evil.com now',
      'www.foo',
      'ftp://a',
      'javascript://x',
      'hxxp://x',
      '访问abc.com看看',
    ],
    // Without a scheme, with other full stops, and written out.
    ...[
      'abc123.top',
      '888.vip注册',
      'foo.to/xyz',
      't.me/abc',
      'T . ME',
      '1.2.3.4:80',
      'evil。com',
      'evil．com',
      'evil . com',
    ],
    ...['evil [dot] com', 'evil dot com', 'evil(.)com', '百度点com'],
    // Look-alikes and signs without width.
    ...['еvil.соm', 'e\u200bvil.c\u200bom'],
    // What only begins or ends like an own address.
    ...['https://tessera.example.evil.com', 'https://tessera.example/evil.com', 'https://tesserа.example'],
    ...[
      'https://tessera.example@evil.com',
      'https://evil.com/?https://tessera.example',
      'http://tessera.example',
    ],
  ])('%s', (text) => {
    expect(hasForeignLink(text, OWN)).toBe(true);
  });
});

test.each([
  ...[
    'https://tessera.example/#/help',
    '看https://tessera.example/r/abc，好',
    'See tessera.example.',
    'http://localhost:3000/x',
  ],
  ...['赢了。to be', 'I won.me too', 'ok. Info please', '好。vip可以', 'good.thanks', 'and/or'],
  ...['1.2.3.4', '3.5倍', '12:30 / 13:30', '赔率9.8', '第1.2期', ''],
])('own links and ordinary texts pass: %s', (text) => {
  expect(hasForeignLink(text, OWN)).toBe(false);
});
