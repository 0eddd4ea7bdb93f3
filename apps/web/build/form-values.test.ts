import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { formValues, withOneForm } from './form-values.ts';

describe('values by form', () => {
  const code =
    'const shown = byForm({ desktop: 12, phone: 6 });\nconst Part = partByForm({ desktop: Table });';

  test('only the value of the form stays', () => {
    expect(withOneForm('a.ts', code, 'desktop')).toBe(
      'const shown = byForm({ desktop: 12, });\nconst Part = partByForm({ desktop: Table });',
    );
    expect(withOneForm('a.ts', code, 'phone')).toBe(
      'const shown = byForm({ phone: 6 });\nconst Part = partByForm({ });',
    );
  });

  test('a tablet has its own value or the one of the phone', () => {
    expect(withOneForm('a.ts', 'byForm({ desktop: 1, phone: 2, tablet: 3 })', 'tablet')).toBe(
      'byForm({ tablet: 3 })',
    );
    expect(withOneForm('a.ts', 'byForm({ desktop: 1, phone: 2 })', 'tablet')).toBe('byForm({ phone: 2 })');
  });

  test('lines keep their numbers', () => {
    const long = 'const a = byForm({\n  desktop: {\n    n: 1,\n  },\n  phone: { n: 2 },\n});\nlast();';
    expect(withOneForm('a.ts', long, 'phone').split('\n').indexOf('last();')).toBe(6);
  });

  test('values that are not in the call fail the build', () => {
    expect(() => withOneForm('a.ts', 'byForm(values)', 'phone')).toThrow('needs its values in the call');
  });

  test('a file that only the other form shows is not in the bundle', async () => {
    const files: Record<string, string> = {
      '/src/main.ts':
        "import { large } from '/src/x.desktop.ts'; import { small } from '/src/x.phone.ts'; import { byForm } from '/src/form.ts'; document.title = byForm({ desktop: large, phone: small });",
      '/src/form.ts': '// @__NO_SIDE_EFFECTS__\nexport function byForm(values) { return values.phone; }',
      '/src/x.desktop.ts': "export const large = 'of the desktop';",
      '/src/x.phone.ts': "export const small = 'of the phone';",
    };
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        formValues('phone'),
        {
          name: 'files',
          enforce: 'pre',
          resolveId: (id) => (id in files ? id : null),
          load: (id) => files[id] ?? null,
        },
      ],
      build: { write: false, rolldownOptions: { input: '/src/main.ts' } },
    });
    const text = JSON.stringify(result);
    expect(text).toContain('of the phone');
    expect(text).not.toContain('of the desktop');
  });
});
