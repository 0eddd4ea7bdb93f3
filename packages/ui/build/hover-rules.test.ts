import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { hoverRules } from './hover-rules.ts';

let config: ResolvedConfig;

beforeAll(async () => {
  const css = { postcss: { plugins: [hoverRules()] } };
  config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build');
});

async function built(code: string): Promise<string> {
  const { code: css } = await preprocessCSS(code, '/nowhere/sheet.css', config);
  return css
    .replaceAll(/\s*([{}])\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a rule with :hover applies only to devices with a hovering pointer', async () => {
  expect(await built('.a:hover { color: red } .a { color: blue }')).toBe(
    '@media (hover: hover) { .a:hover { color: red } } .a { color: blue }',
  );
});

test('the other selectors of such a rule apply everywhere, in the same position', async () => {
  expect(await built('.a:hover, .a:focus-visible { color: red } .b { color: blue }')).toBe(
    '.a:focus-visible { color: red } @media (hover: hover) { .a:hover { color: red } } .b { color: blue }',
  );
});

test('a rule inside a layer or another condition stays inside', async () => {
  expect(await built('@layer ui { .a:hover { color: red } }')).toBe(
    '@layer ui { @media (hover: hover) { .a:hover { color: red } } }',
  );
});

test('a rule inside a hover condition is unchanged', async () => {
  const sheet = '@media (hover: none) { @media (width < 400px) { .a:hover { color: red } } }';
  expect(await built(sheet)).toBe(sheet);
});
