import { expect, test } from 'vitest';
import { shellOf } from './offline-shell.ts';
import type { OutputBundle } from './routes-of-build.ts';

function shellWith(page: string) {
  const files = [
    { type: 'chunk', fileName: 'assets/help-1.js', moduleIds: ['/web/src/help.ts'] },
    { type: 'chunk', fileName: 'assets/client-1.js', moduleIds: ['/web/src/app/main.tsx'] },
    { type: 'asset', fileName: 'assets/emblems-1.svg', source: '<svg/>' },
    { type: 'asset', fileName: 'index.html', source: page },
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  return shellOf(bundle as unknown as OutputBundle, '/web');
}

test('every file of a build is listed next to its page, and the entry file is named', () => {
  expect(shellWith('page')).toMatchObject({
    entry: '/assets/client-1.js',
    files: ['/assets/client-1.js', '/assets/emblems-1.svg', '/assets/help-1.js', '/favicon.svg'],
  });
});

test('another page gives another build id', () => {
  expect(shellWith('page').build).toBe(shellWith('page').build);
  expect(shellWith('page').build).not.toBe(shellWith('pages').build);
});
