import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is the demonstration on ports 3000, 3001 and 3002', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ mode: 'demo', role: 'all', pcPort: 3000, wapPort: 3001, consolePort: 3002 });
  expect(config.databaseUrl).toBeUndefined();
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', BEACON_URL: '' })).toMatchObject({
    pcPort: 3000,
    databaseUrl: undefined,
    beaconUrl: 'http://127.0.0.1:3100',
  });
});

test('[E18] owner and auditor of the database have addresses of their own, which are absent unless named', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://app@db/t' })).toMatchObject({
    databaseOwnerUrl: undefined,
    databaseAuditUrl: undefined,
  });
  const named = { DATABASE_OWNER_URL: 'postgres://owner@db/t', DATABASE_AUDIT_URL: 'postgres://audit@db/t' };
  expect(readConfig(named)).toMatchObject({
    databaseOwnerUrl: named.DATABASE_OWNER_URL,
    databaseAuditUrl: named.DATABASE_AUDIT_URL,
  });
});

test('production has no beacon of its own accord', () => {
  expect(readConfig({ TESSERA_MODE: 'production' }).beaconUrl).toBeUndefined();
});

test.each([
  ['TESSERA_MODE', 'live'],
  ['ROLE', 'both'],
  ['PORT', '70000'],
  ['WAP_PORT', '80a'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
