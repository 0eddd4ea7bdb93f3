import { expect, test } from 'vitest';
import { cleanHtml, isBlank, withoutControls } from './clean-html.ts';

test('the elements of a notice stay as they are', () => {
  const html =
    '<h3>From 02:00</h3><p>No <strong>bets</strong>, <em>no</em> deposits.<br />Records stay.</p><ul><li>one</li></ul><ol><li>two</li></ol>';
  expect(cleanHtml(html)).toBe(html);
});

test('a link is https, opens apart from this page, and tells the other page nothing', () => {
  expect(cleanHtml('<a href="https://tessera.test/?a=1&b=2" onclick="x()" class="y">more</a>')).toBe(
    '<a href="https://tessera.test/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">more</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'http://tessera.test',
  '//tessera.test',
  '/lottery',
  '#/recharge',
  'data:text/html,x',
  'https://',
  '',
])('a link to %j leaves its text', (href) => {
  expect(cleanHtml(`<a href="${href}">more</a>`)).toBe('more');
});

test.each([
  ['<script>alert(1)</script>read', 'read'],
  ['<style>p { color: red }</style>read', 'read'],
  ['<p onclick="x()" style="color:red" id="a">read</p>', '<p>read</p>'],
  ['<img src="x" onerror="x()">read', 'read'],
  ['<h1>big</h1><table><tr><td>cell</td></tr></table>', 'bigcell'],
  ['<p>1 < 2 & "3"</p>', '<p>1 &lt; 2 &amp; "3"</p>'],
  ['<p>open <strong>for ever', '<p>open <strong>for ever</strong></p>'],
  ['<p>a\u202eb\u0000c\u2066d</p>', '<p>abcd</p>'],
])('%j becomes %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test('lists inside lists inside lists end somewhere', () => {
  const deep = cleanHtml(`${'<ul><li>'.repeat(2_000)}deep`);
  expect(deep.match(/<ul>/g)?.length ?? 0).toBeLessThanOrEqual(8);
});

test('a body without anything to read is blank', () => {
  expect(['<p> </p>', '<br />', '<p>\u00a0</p>', ''].map(isBlank)).toEqual([true, true, true, true]);
  expect(isBlank('<p>a</p>')).toBe(false);
});

test('a title keeps its characters and loses those that are not for reading', () => {
  expect(withoutControls('维护 & <b>\u202e1\u0007')).toBe('维护 & <b>1');
});
