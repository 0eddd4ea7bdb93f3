import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../components/save-file/index.ts';
import { connectFiles, type FilePlugins } from './shell-files.ts';

const written: unknown[] = [];
const shared: unknown[] = [];
let closesSheet = false;
const plugins: FilePlugins = {
  share: {
    share: async (options) => {
      shared.push(options);
      if (closesSheet) throw new Error('Share canceled');
      return {};
    },
  },
  files: {
    writeFile: async (options) => {
      written.push(options);
      return { uri: `file:///cache/${options.path}` };
    },
    // There is nothing at the first start.
    rmdir: async () => {
      throw new Error('Folder does not exist');
    },
  },
};

beforeEach(() => {
  written.length = 0;
  shared.length = 0;
  closesSheet = false;
});
afterEach(() => void vi.unstubAllGlobals());

test('a file of the player goes to the share sheet of the device, with its bytes', async () => {
  await connectFiles(plugins);
  saveFile('期号,号码', 'text/csv', 'draws.csv');
  await expect.poll(() => shared).toEqual([{ files: ['file:///cache/shared/draws.csv'] }]);
  expect(written).toEqual([
    {
      path: 'shared/draws.csv',
      data: Buffer.from('期号,号码').toString('base64'),
      directory: 'CACHE',
      recursive: true,
    },
  ]);
});

test('a closed share sheet is no error', async () => {
  closesSheet = true;
  await connectFiles(plugins);
  saveFile('text', 'text/plain', 'a.txt');
  await expect.poll(() => shared).toHaveLength(1);
});

test('a web view without a share sheet gets that of the device; its own is kept', async () => {
  vi.stubGlobal('navigator', {});
  await connectFiles(plugins);
  expect(navigator.canShare({ files: [] })).toBe(true);
  await navigator.share({ text: 'Join', url: 'https://m.tessera.example/r/k7Qm2x' });
  expect(shared).toEqual([{ text: 'Join', url: 'https://m.tessera.example/r/k7Qm2x' }]);
  const own = vi.fn();
  vi.stubGlobal('navigator', { share: own });
  await connectFiles(plugins);
  expect(navigator.share).toBe(own);
});
