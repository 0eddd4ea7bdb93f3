import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { textUnits } from './text-units.ts';

const config = await resolveConfig(
  { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [textUnits()] } } },
  'build',
);
const built = async (code: string) =>
  (await preprocessCSS(code, '/nowhere/sheet.css', config)).code.replaceAll(/\s+/g, ' ').trim();

test.each([
  ['.a { font-size: 14px; line-height: 1.5 }', '.a { font-size: calc(14*var(--text-px)); line-height: 1.5 }'],
  ['.a { font: 600 13px / 20px b }', '.a { font: 600 calc(13*var(--text-px)) / calc(20*var(--text-px)) b }'],
  [
    ':root { --t-12: 12px / 18px; --body-text: var(--t-15) }',
    ':root { --t-12: calc(12*var(--text-px)) / calc(18*var(--text-px)); --body-text: var(--t-15) }',
  ],
])('text follows the size the player chose: %s', async (code, expected) => {
  expect(await built(code)).toBe(expected);
});

test('other measures stay', async () => {
  const other = '.a { block-size: 44px; --text-px: 1px; --row: 48px; background: url("a-14px.png") }';
  expect(await built(other)).toBe(other);
});
