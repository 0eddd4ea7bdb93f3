import { expect, test } from 'vitest';
import { withoutFiles } from './load-files.ts';

test('the parts of a file are read from the calls, and only the functions are left', () => {
  const code = `
const Rail = lazyPart(
  inFile('after-home', async () => (await import('./rail.tsx')).Rail),
  <div />,
);
const Sheet = lazyPart(async () => (await import('./sheet.tsx')).Sheet);
`;
  expect(withoutFiles('/web/src/home.tsx', code)).toEqual({
    code: code.replace("inFile('after-home', ", '').replace('.Rail)', '.Rail'),
    loads: [{ file: 'after-home', source: './rail.tsx' }],
  });
});

test('the name of a file is text in the call', () => {
  expect(() => withoutFiles('/web/src/home.tsx', "inFile(NAME, () => import('./rail.tsx'));")).toThrow(
    'inFile needs the name',
  );
});
