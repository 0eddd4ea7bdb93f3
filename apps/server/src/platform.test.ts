import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { expect, test } from 'vitest';
import { useStore } from '../test/kit.ts';
import { defineModule, type Module } from './contract/index.ts';
import { inOrder } from './contract/order.ts';
import { createPlatform, serverModules } from './platform.ts';

const db = useStore();

/** Every declaration that the folder of a module exports. */
async function declaredIn(folder: string): Promise<Module[]> {
  const paths = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) =>
    folder === 'parts' ? /(?<!\.test)\.ts$/.test(path) : path.endsWith('module.ts'),
  );
  const found = await Promise.all(
    files.map(async (path) => Object.values<unknown>(await import(join(import.meta.dirname, folder, path)))),
  );
  return found.flat() as Module[];
}

const platformOf = <const Modules extends readonly Module[]>(modules: Modules, installs = false) =>
  createPlatform({
    database: db(),
    config: { mode: 'test', role: 'all', trustedProxies: [] },
    log: pino({ level: 'silent' }),
    modules,
    installs,
    sockets: { lottery: () => {}, user: () => {}, chat: () => {}, all: () => {} },
  });

test('the platform lists every declared module, each after those that it needs', async () => {
  const declared = [...(await declaredIn('modules')), ...(await declaredIn('parts'))];
  const names = serverModules.map(({ name }) => name);
  expect(new Set(declared.map(({ name }) => name))).toEqual(new Set(names));
  expect(new Set(names).size).toBe(names.length);
  expect(inOrder(serverModules).map(({ name }) => name)).toEqual(names);
});

/** Folders that only publish functions over the transaction of their caller: they have no service and declare nothing. */
const withoutService = ['approvals', 'turnover', 'water-rates'];

test('every folder of a module has its declaration', () => {
  const folders = readdirSync(join(import.meta.dirname, 'modules'));
  const shapes = folders.map((folder) => {
    const paths = readdirSync(join(import.meta.dirname, 'modules', folder), {
      recursive: true,
      encoding: 'utf8',
    });
    return [folder, paths.includes('index.ts'), paths.some((path) => /(^|\/)module\.ts$/.test(path))];
  });
  expect(shapes).toEqual(folders.map((folder) => [folder, true, !withoutService.includes(folder)]));
});

/** Modules that note what is done with them. */
function noting() {
  const notes: string[] = [];
  const first = defineModule({
    name: 'first',
    needs: [],
    install: async () => void notes.push('install first'),
    create: () => {
      notes.push('create first');
      return { value: 1 };
    },
    serve: () => void notes.push('serve first'),
    start: () => void notes.push('start first'),
    stop: () => notes.push('stop first'),
  });
  const second = defineModule({
    name: 'second',
    needs: [first],
    install: async () => void notes.push('install second'),
    create: ({ first }) => {
      notes.push('create second');
      return first.value + 1;
    },
    callbacks: () => void notes.push('connect second'),
    start: () => void notes.push('start second'),
    stop: () => notes.push('stop second'),
  });
  return { notes, first, second };
}

test('modules are installed, created and started in the order of their needs, and stopped in the opposite one', async () => {
  const { notes, second } = noting();
  const platform = await platformOf([second], true);
  expect(platform.services.second).toBe(2);
  await platform.serve();
  await platform.start();
  await platform.stop();
  expect(notes).toEqual([
    'install first',
    'install second',
    'create first',
    'create second',
    'connect second',
    'serve first',
    'start first',
    'start second',
    'stop second',
    'stop first',
  ]);
});

test('a process that joins installs nothing', async () => {
  const { notes, first } = noting();
  await platformOf([first]);
  expect(notes).toEqual(['create first']);
});

test('when a module cannot be created, those before it are stopped', async () => {
  const { notes, first } = noting();
  const broken = defineModule({
    name: 'broken',
    needs: [first],
    create: (): number => {
      throw new Error('no');
    },
  });
  await expect(platformOf([broken])).rejects.toThrow('no');
  expect(notes).toEqual(['create first', 'stop first']);
});

test('two modules of one name are refused', async () => {
  const { first } = noting();
  const twin = defineModule({ name: 'first', needs: [], create: () => 0 });
  await expect(platformOf([first, twin])).rejects.toThrow('two modules have the name first');
});
