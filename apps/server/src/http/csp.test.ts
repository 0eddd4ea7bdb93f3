import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor, safetyHeadersIn } from './csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('[E4] a page may run its own inline module and nothing else', () => {
  const boot = `import('/assets/app.js')`;
  const policy = policyFor(
    `<!doctype html><script type="module">${boot}</script><script src="/x.js"></script>`,
  );
  expect(policy).toContain(`script-src ${hashOf(boot)} 'strict-dynamic';`);
  expect(policy).not.toContain('unsafe');
});

test('[E4] changing one byte of the boot module changes the policy', () => {
  expect(policyFor('<script>a</script>')).not.toBe(policyFor('<script>b</script>'));
});

test('[E4] the fixed parts are in the policy of every page', () => {
  const policy = policyFor('<p>plain</p>');
  for (const part of [
    `default-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types tessera`,
  ]) {
    expect(policy.split('; ')).toContain(part);
  }
});

test('[E4] only the given game platforms may be framed', () => {
  const frameSrc = (policy: string) => policy.split('; ').find((part) => part.startsWith('frame-src'));
  expect(frameSrc(policyFor('<p>plain</p>'))).toBe(`frame-src 'none'`);
  expect(frameSrc(policyFor('<p>plain</p>', ['http://127.0.0.1:3102', 'https://games.example']))).toBe(
    'frame-src http://127.0.0.1:3102 https://games.example',
  );
});

test('[E4] a page may connect to its own origin and to the given other addresses of the platform', () => {
  const connectSrc = (policy: string) => policy.split('; ').find((part) => part.startsWith('connect-src'));
  expect(connectSrc(policyFor('<p>plain</p>'))).toBe(`connect-src 'self'`);
  expect(connectSrc(policyFor('<p>plain</p>', [], ['https://two.example']))).toBe(
    `connect-src 'self' https://two.example`,
  );
});

test('[E4] a page may show pictures of its own origin and of the given origin of uploads', () => {
  const imgSrc = (policy: string) => policy.split('; ').find((part) => part.startsWith('img-src'));
  expect(imgSrc(policyFor('<p>plain</p>'))).toBe(`img-src 'self' data: blob:`);
  expect(imgSrc(policyFor('<p>plain</p>', [], [], 'https://files.example'))).toBe(
    `img-src 'self' data: blob: https://files.example`,
  );
});

test('production sends HSTS for a year; the demonstration has no TLS and sends none', () => {
  expect(safetyHeadersIn('production')['strict-transport-security']).toBe('max-age=31536000');
  expect(safetyHeadersIn('demo')).not.toHaveProperty('strict-transport-security');
});
