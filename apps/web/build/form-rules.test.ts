import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Form } from '../src/platform/device/form.ts';
import { formRules } from './form-rules.ts';

type Config = Awaited<ReturnType<typeof resolveConfig>>;
const configs = new Map<Form, Config>();

beforeAll(async () => {
  for (const form of ['desktop', 'phone', 'tablet'] as const) {
    const css = { postcss: { plugins: [formRules(form)] } };
    configs.set(form, await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build'));
  }
});

async function built(form: Form, code: string, file = 'sheet.css') {
  const { code: css, modules } = await preprocessCSS(code, `/nowhere/${file}`, configs.get(form)!);
  return { css: css.replaceAll(/\s+/g, ' ').trim(), modules };
}

describe('rules of a form', () => {
  const sheet = `
    .a { color: red }
    :root[data-form="phone"] .a { color: blue }
    [data-form='desktop'] .a { color: green }
    html[data-form=tablet] .a { color: grey }`;

  test('of the other form are removed, rules of no form stay', async () => {
    expect((await built('desktop', sheet)).css).toBe(
      ".a { color: red } [data-form='desktop'] .a { color: green }",
    );
  });

  test('of the phone apply to a tablet, before its own', async () => {
    expect((await built('tablet', sheet)).css).toBe(
      '.a { color: red } :root[data-form="tablet"] .a { color: blue } html[data-form=tablet] .a { color: grey }',
    );
    expect((await built('phone', sheet)).css).toBe(
      '.a { color: red } :root[data-form="phone"] .a { color: blue }',
    );
  });

  test('are removed selector by selector', async () => {
    const mixed = ':root[data-form="phone"] .a, .b { color: red }';
    expect((await built('desktop', mixed)).css).toBe('.b { color: red }');
    expect((await built('phone', mixed)).css).toContain('.a,');
  });

  test('inside a condition are removed as well', async () => {
    const narrow = '@media (width < 400px) { [data-form="phone"] .a { color: red } .a { color: blue } }';
    expect((await built('desktop', narrow)).css).not.toContain('red');
    expect((await built('desktop', narrow)).css).toContain('blue');
  });

  test('in a module are removed before its class names are hashed', async () => {
    const sheets = ':global(:root[data-form="phone"]) .tight { color: red } .a { color: blue }';
    const desktop = await built('desktop', sheets, 'sheet.module.css');
    expect(desktop.css).not.toContain('red');
    expect(Object.keys(desktop.modules ?? {})).toEqual(['a']);
    expect(Object.keys((await built('phone', sheets, 'sheet.module.css')).modules ?? {})).toEqual([
      'tight',
      'a',
    ]);
  });

  test('stay when the selector does not start with the form', async () => {
    const inner = ':not([data-form="phone"]) .a { color: red }';
    expect((await built('desktop', inner)).css).toContain('red');
  });
});
