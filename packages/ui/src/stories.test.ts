import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
/** Provides texts and shows nothing itself. */
const withoutStory = ['./text/ui-text.tsx'];

test('every file of the package that exports a component has stories beside it', () => {
  const exported = [...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/from '(\S+\.tsx)'/g)].map(
    ([, file]) => file ?? '',
  );
  expect(exported.length).toBeGreaterThan(50);
  const missing = exported.filter(
    (file) =>
      !withoutStory.includes(file) && !existsSync(join(source, file.replace(/\.tsx$/, '.stories.tsx'))),
  );
  expect(missing).toEqual([]);
});
