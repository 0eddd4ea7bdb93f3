import { expect, test } from 'vitest';
import { chunkPlan, type Usage, usageOf } from './chunk-plan.ts';
import type { OutputBundle } from './routes-of-build.ts';

const landmarks = {
  start: 'main',
  login: ['login'],
  home: ['frame', 'home'],
  late: ['late'],
  parts: 'after-home',
  assembled: ['menu', 'slots'],
  screens: ['bets', 'trend', 'help', 'card'],
};
const files = new Set(['after-home', 'after-board']);
const usage = (uses: Record<string, string[]>): Usage =>
  new Map(Object.entries(uses).map(([id, entries]) => [id, { bytes: 500, entries: new Set(entries) }]));

test('modules a first page needs are one file, modules both first pages need go to the client file', () => {
  const plan = chunkPlan(
    usage({
      react: ['main', 'login', 'home'],
      card: ['login', 'home'],
      captcha: ['login'],
      field: ['login', 'bets'],
      tick: ['login', 'bets', 'help'],
      banner: ['home'],
      header: ['frame', 'help'],
      events: ['late', 'home'],
    }),
    landmarks,
    files,
  );
  expect(Object.fromEntries(plan)).toEqual({
    react: 'client',
    card: 'client',
    captcha: 'login',
    field: 'form',
    tick: 'client',
    banner: 'home',
    header: 'home',
    events: 'late',
  });
});

test('modules of half of the screens are one file; modules shared by the same few screens are another; parts that name a file are in it; other modules stay where they are', () => {
  const plan = chunkPlan(
    usage({
      tabs: ['bets', 'trend'],
      balls: ['bets', 'dialog'],
      rows: ['bets', 'other dialog'],
      'lucide/star': ['bets', 'help'],
      chart: ['trend'],
      help: ['help', 'dialog'],
      terms: ['dialog', 'other dialog'],
      last: ['after-home'],
      avatar: ['after-home', 'help'],
      slip: ['after-board'],
      stake: ['after-board', 'dialog'],
      field: ['after-board', 'bets'],
      wallet: ['menu', 'money'],
      entry: ['slots'],
    }),
    { ...landmarks, screens: [...landmarks.screens, 'money'] },
    files,
  );
  expect(Object.fromEntries(plan)).toEqual({
    tabs: 'shared-1',
    balls: 'shared-2',
    rows: 'shared-2',
    'lucide/star': 'common',
    last: 'after-home',
    avatar: 'common',
    slip: 'after-board',
    stake: 'after-board-shared',
    field: 'shared-2',
    wallet: 'common',
    entry: 'common',
  });
});

test('a module is used by every entry that imports it statically; parts of one file are one entry', () => {
  const chunk = (fileName: string, modules: string[], imports: string[], facadeModuleId: string | null) => ({
    type: 'chunk',
    fileName,
    imports,
    facadeModuleId,
    modules: Object.fromEntries(modules.map((id) => [id, { renderedLength: 7 }])),
  });
  const bundle = {
    'main.js': chunk('main.js', ['main'], ['part.js'], 'main'),
    'late.js': chunk('late.js', ['late'], ['part.js'], 'late'),
    'rail.js': chunk('rail.js', ['rail'], ['part.js'], 'rail'),
    'part.js': chunk('part.js', ['part'], [], null),
  } as unknown as OutputBundle;
  expect(usageOf(bundle, new Map([['rail', 'after-home']])).get('part')).toEqual({
    bytes: 7,
    entries: new Set(['main', 'late', 'after-home']),
  });
});
