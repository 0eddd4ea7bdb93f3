import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from './app-shell.ts';

const code = 'start();';
const page = `<script>${code}</script><script type="module" src="/a.js"></script>`;

test("[E4] the app's page runs its boot script and what that loads, and reaches only our addresses", () => {
  const policy = policyOf(page, {
    apiBase: 'https://m.tessera.example',
    socketBase: 'https://live.tessera.example',
    hosts: ['m.tessera.example'],
  });
  const hash = createHash('sha256').update(code).digest('base64');
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `default-src 'none'`,
      `script-src 'sha256-${hash}' 'strict-dynamic'`,
      `connect-src 'self' https://m.tessera.example https://live.tessera.example wss://live.tessera.example`,
      `object-src 'none'`,
    ]),
  );
});
