import { expect, test } from 'vitest';
import { chunkPlan, type Usage, usageOf } from './chunk-plan.ts';
import type { OutputBundle } from './routes-of-build.ts';

const landmarks = {
  start: 'main',
  login: ['login'],
  home: ['frame', 'home'],
  late: ['late'],
  parts: ['rail'],
  screens: ['bets', 'trend', 'help', 'card'],
};
const usage = (uses: Record<string, string[]>): Usage =>
  new Map(Object.entries(uses).map(([id, entries]) => [id, { bytes: 500, entries: new Set(entries) }]));

test('modules a first page needs are one file, modules both first pages need go to the client file', () => {
  const plan = chunkPlan(
    usage({
      react: ['main', 'login', 'home'],
      card: ['login', 'home'],
      captcha: ['login'],
      field: ['login', 'bets'],
      banner: ['home'],
      header: ['frame', 'help'],
      events: ['late', 'home'],
    }),
    landmarks,
  );
  expect(Object.fromEntries(plan)).toEqual({
    react: 'client',
    card: 'client',
    captcha: 'login',
    field: 'form',
    banner: 'home',
    header: 'home',
    events: 'late',
  });
});

test('modules of half of the screens are one file; modules shared by the same few screens are another; later parts of home are a third; other modules stay where they are', () => {
  const plan = chunkPlan(
    usage({
      tabs: ['bets', 'trend'],
      balls: ['bets', 'dialog'],
      rows: ['bets', 'other dialog'],
      'lucide/star': ['bets', 'help'],
      chart: ['trend'],
      help: ['help', 'dialog'],
      terms: ['dialog', 'other dialog'],
      last: ['rail'],
      avatar: ['rail', 'help'],
    }),
    { ...landmarks, screens: [...landmarks.screens, 'money'] },
  );
  expect(Object.fromEntries(plan)).toEqual({
    tabs: 'shared-1',
    balls: 'shared-2',
    rows: 'shared-2',
    'lucide/star': 'common',
    last: 'parts',
    avatar: 'common',
  });
});

test('a module is used by every entry that imports it statically', () => {
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
    'part.js': chunk('part.js', ['part'], [], null),
  } as unknown as OutputBundle;
  expect(usageOf(bundle).get('part')).toEqual({ bytes: 7, entries: new Set(['main', 'late']) });
});
