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
