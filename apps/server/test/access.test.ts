import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointName, endpoints } from '@tessera/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGame, type Game } from '../src/game.ts';
import { TEST_PASSWORD, type TestBrowser, useApp } from './app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-access-'));
let game: Game;
const app = useApp({
  extend: async (core) => {
    // Nobody answers at this beacon: no draw begins, which the access to calls does not depend on.
    game = await createGame(core, {
      dataDir,
      mode: 'test',
      beaconUrl: 'http://127.0.0.1:9',
      feedUrl: undefined,
      feedKey: undefined,
    });
  },
});
let disabled: TestBrowser;
let trial: TestBrowser;

beforeAll(async () => {
  const player = await app().player();
  await app().core.identity.accounts.disable(player.name, app().core.http.now());
  disabled = app().browser();
  disabled.token = await disabled.expectOk('POST /api/user/login', {
    user_name: player.name,
    password: TEST_PASSWORD,
  });
  trial = app().browser();
  trial.token = await trial.expectOk('POST /api/user/try');
});

afterAll(async () => {
  await game?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const all = Object.entries(endpoints) as [EndpointName, (typeof endpoints)[EndpointName]][];
const keyOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path}` as 'POST /common/setting';

test('every declared call has exactly one handler', () => {
  const handled = app()
    .core.calls()
    .map(({ endpoint }) => keyOf(endpoint));
  expect(handled.sort()).toEqual(all.map(([, endpoint]) => keyOf(endpoint)).sort());
});

// A sealed envelope, which anybody can make, opens nothing by itself (T1).
describe('[V1] [T1] who may make a call', () => {
  test.each(all)('%s', async (name, endpoint) => {
    const key = keyOf(endpoint);
    const anonymous = await app().browser().call(key);
    const ofDisabled = name === 'userLogout' ? undefined : await disabled.call(key);
    const ofTrial = name === 'userLogout' ? undefined : await trial.call(key);
    const needsLogin = (answer?: { state: string }) => answer?.state === 'NEED_LOGIN';
    if (endpoint.access === 'public') {
      expect([anonymous, ofDisabled, ofTrial].some(needsLogin)).toBe(false);
      return;
    }
    expect(anonymous).toMatchObject({ state: 'NEED_LOGIN', code: 'please_login' });
    expect(needsLogin(ofTrial)).toBe(false);
    if (endpoint.access === 'session')
      expect(ofDisabled).toMatchObject({ state: 'NEED_LOGIN', code: 'account_blocked' });
    else expect(needsLogin(ofDisabled)).toBe(false);
  });
});

test('[A14] a path that merely contains an open one is not open', async () => {
  const { status } = await app()
    .browser()
    .send({ method: 'POST', path: '/api/user/login/../data', body: '{}' });
  expect(status).toBe(404);
});
