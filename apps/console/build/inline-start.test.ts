import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageOf } from './inline-start.ts';

const built = pageOf(
  '<head><title>Tessera</title>\n<script type="module" crossorigin src="/assets/a.js"></script>\n' +
    '<link rel="modulepreload" crossorigin href="/assets/b.js">\n<link rel="stylesheet" href="/assets/a.css"></head>',
  '/assets/a.js',
);

test('the page has one inline script and no other, and keeps its styles', () => {
  expect(built.match(/<script/g)).toHaveLength(1);
  expect(built).not.toContain('modulepreload');
  expect(built).toContain('href="/assets/a.css"');
  // Whichever file of styles loads first, base comes below ui.
  expect(built.indexOf('@layer base, ui;')).toBeLessThan(built.indexOf('stylesheet'));
});

test('its script loads the client, and its policy passes no other address', () => {
  const script: Record<string, string> = {};
  const added: unknown[] = [];
  let rule: { createScriptURL(url: string): string } | undefined;
  runInNewContext(built.match(/<script>(.*)<\/script>/)?.[1] ?? '', {
    window: {
      trustedTypes: {
        createPolicy: (_: string, rules: typeof rule) => {
          rule = rules;
          return rules;
        },
      },
    },
    document: { createElement: () => script, head: { append: (element: unknown) => added.push(element) } },
  });
  expect(script).toEqual({ type: 'module', src: '/assets/a.js' });
  expect(added).toEqual([script]);
  expect(rule?.createScriptURL('https://elsewhere.example/x.js')).toBe('');
});
