import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { textSizeRules } from './text-size-rules.ts';

const config = await resolveConfig(
  { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [textSizeRules()] } } },
  'build',
);
const built = async (code: string, file = 'sheet.css') =>
  (await preprocessCSS(code, `/nowhere/${file}`, config)).code.replaceAll(/\s+/g, ' ').trim();

test('rules for a narrow window apply to a wider one with larger text', async () => {
  const css = await built('@media (width < 1000px) { .a, .b { color: red } }');
  expect(css).toBe(
    [
      '@media (width < 1000px) { .a, .b { color: red } }',
      '@media (width < 1120px) { :where(:root[data-text-size="112"]) .a, :where(:root[data-text-size="112"]) .b { color: red } }',
      '@media (width < 1250px) { :where(:root[data-text-size="125"]) .a, :where(:root[data-text-size="125"]) .b { color: red } }',
    ].join(''),
  );
});

test('in a module too, before its class names are hashed', async () => {
  const css = await built('@media (max-width: 900px) { .a { color: red } }', 'sheet.module.css');
  expect(css).toMatch(/\(max-width: 1125px\) \{ :where\(:root\[data-text-size="125"\]\) \._a_\w+/);
});

test.each([
  [':root:lang(en) .a', ':root:where([data-text-size="125"]):lang(en) .a'],
  ['[data-form="phone"] .a', ':where([data-text-size="125"])[data-form="phone"] .a'],
])('the root of a selector carries the mark itself: %s', async (selector, marked) => {
  expect(await built(`@media (width < 1000px) { ${selector} { color: red } }`)).toContain(marked);
});

test('other conditions are unchanged', async () => {
  const other = '@media (hover: hover) { .a { color: red } }';
  expect(await built(other)).toBe(other);
});
