import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { deviceRules, type Form } from './device-rules.ts';

type Config = Awaited<ReturnType<typeof resolveConfig>>;
const configs = new Map<Form, Config>();

beforeAll(async () => {
  for (const form of ['pc', 'wap'] as const) {
    const css = { postcss: { plugins: [deviceRules(form)] } };
    configs.set(form, await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build'));
  }
});

async function built(form: Form, code: string, file = 'sheet.css') {
  const { code: css, modules } = await preprocessCSS(code, `/nowhere/${file}`, configs.get(form)!);
  return { css: css.replaceAll(/\s+/g, ' ').trim(), modules };
}

describe('rules of a device form', () => {
  const sheet = `
    .a { color: red }
    :root[data-device="wap"] .a { color: blue }
    [data-device='pc'] .a { color: green }
    html[data-device=pad] .a { color: grey }`;

  test('of the other form are removed, rules of no form stay', async () => {
    expect((await built('pc', sheet)).css).toBe(".a { color: red } [data-device='pc'] .a { color: green }");
  });

  test('of phone and tablet are in the same build', async () => {
    const { css } = await built('wap', sheet);
    expect(css).toContain('[data-device="wap"] .a');
    expect(css).toContain('[data-device=pad] .a');
    expect(css).not.toContain('green');
  });

  test('are removed selector by selector', async () => {
    const mixed = ':root[data-device="wap"] .a, .b { color: red }';
    expect((await built('pc', mixed)).css).toBe('.b { color: red }');
    expect((await built('wap', mixed)).css).toContain('.a,');
  });

  test('inside a condition are removed as well', async () => {
    const narrow = '@media (width < 400px) { [data-device="wap"] .a { color: red } .a { color: blue } }';
    expect((await built('pc', narrow)).css).not.toContain('red');
    expect((await built('pc', narrow)).css).toContain('blue');
  });

  test('in a module are removed before its class names are hashed', async () => {
    const sheets = ':global(:root[data-device="wap"]) .tight { color: red } .a { color: blue }';
    const pc = await built('pc', sheets, 'sheet.module.css');
    expect(pc.css).not.toContain('red');
    expect(Object.keys(pc.modules ?? {})).toEqual(['a']);
    expect(Object.keys((await built('wap', sheets, 'sheet.module.css')).modules ?? {})).toEqual([
      'tight',
      'a',
    ]);
  });

  test('stay when the selector does not start with the form', async () => {
    const inner = ':not([data-device="wap"]) .a { color: red }';
    expect((await built('pc', inner)).css).toContain('red');
  });
});
