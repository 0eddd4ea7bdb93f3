import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { requireDeployment } from './deployment.ts';

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

test('[E18] owner and auditor of the database have separate addresses, absent by default', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://app@db/t' })).toMatchObject({
    databaseOwnerUrl: undefined,
    databaseAuditUrl: undefined,
    databaseConsoleUrl: undefined,
  });
  const named = {
    DATABASE_OWNER_URL: 'postgres://owner@db/t',
    DATABASE_AUDIT_URL: 'postgres://audit@db/t',
    DATABASE_CONSOLE_URL: 'postgres://console@db/t',
  };
  expect(readConfig(named)).toMatchObject({
    databaseOwnerUrl: named.DATABASE_OWNER_URL,
    databaseAuditUrl: named.DATABASE_AUDIT_URL,
    databaseConsoleUrl: named.DATABASE_CONSOLE_URL,
  });
});

test('production has no default beacon', () => {
  expect(readConfig({ TESSERA_MODE: 'production' }).beaconUrl).toBeUndefined();
});

test.each([
  ['TESSERA_MODE', 'live'],
  ['ROLE', 'both'],
  ['PORT', '70000'],
  ['WAP_PORT', '80a'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'the-proxy'],
  ['TRUST_PROXY', '10.0.0.0/8,10.0.0.0/99'],
])('%s=%s stops the start and names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('[E17] a port used twice stops the start, and the error names both users', () => {
  expect(() => readConfig({ PORT: '3002' })).toThrow(/CONSOLE_PORT and PORT are both port 3002/);
  expect(() => readConfig({ PORT: '3100' })).toThrow(/PORT and BEACON_URL are both port 3100/);
  expect(() => readConfig({ WAP_PORT: '3102' })).toThrow(/WAP_PORT and AURORA_URL/);
  expect(readConfig({ PORT: '3100', BEACON_URL: 'http://127.0.0.1:4100' }).pcPort).toBe(3100);
  expect(readConfig({ PORT: '3100', BEACON_URL: 'https://api.drand.sh:3100' }).pcPort).toBe(3100);
  expect(readConfig({ PORT: '0', WAP_PORT: '0', CONSOLE_PORT: '0' }).wapPort).toBe(0);
});

test('[E17] the operations port listens on this machine only by default', () => {
  expect(readConfig({}).consoleHost).toBe('127.0.0.1');
  expect(readConfig({ CONSOLE_HOST: '10.0.0.5' }).consoleHost).toBe('10.0.0.5');
});

describe('[E17] production', () => {
  const start = (env: Record<string, string>) =>
    requireDeployment(readConfig({ TESSERA_MODE: 'production', ...env }));

  test('refuses to start without TRUST_PROXY, because all players might count as one', () => {
    expect(() => start({})).toThrow('TRUST_PROXY');
    expect(() => start({ TRUST_PROXY: ' , ' })).toThrow('TRUST_PROXY');
    start({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1' });
    start({ TRUST_PROXY: 'none' });
    start({ ROLE: 'worker' });
  });

  test('"none" trusts no proxy', () => {
    expect(readConfig({ TRUST_PROXY: 'none' }).trustedProxies).toEqual([]);
  });
});
