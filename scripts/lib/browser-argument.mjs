import { parseArgs } from 'node:util';

/**
 * The browser that arguments name with `--browser`, `chromium` when they name none, and the arguments without it: Playwright has an
 * option of that name itself, which knows no projects.
 */
export function takeBrowser(given) {
  const { tokens } = parseArgs({
    args: given,
    options: { browser: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const named = tokens.find(({ kind, name }) => kind === 'option' && name === 'browser');
  if (!named) return { browser: 'chromium', args: given };
  return { browser: named.value ?? '', args: given.toSpliced(named.index, named.inlineValue ? 1 : 2) };
}
