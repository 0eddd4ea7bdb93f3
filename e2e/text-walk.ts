/**
 * Walks every page, and what its buttons open, and writes the texts that are shown wrong:
 * `node e2e/text-walk.ts FOLDER [--languages zhCn,enUs] [--windows wap:360,pad:768,pc:1440] [--themes theme-default] [--only PATTERN] [--still] [--pseudo]`.
 * `cuts.tsv` has the texts that are cut, leave their box or lie upon another (`kit/cut-texts.ts`), `bare.tsv` those without a
 * translation; the latter needs clients whose English texts are the pseudo-language: `--pseudo`, which `npm run pseudo` gives. `--still` presses no
 * button, `--pictures` keeps a picture of each view with a cut text. The clients must have been built. Starts a demonstration of its own and ends it. Exit code 1 when a page was not reached.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { isLanguage } from '@tessera/messages';
import { launchOptions } from './kit/browser.ts';
import { startDemo } from './kit/demo.ts';
import { createTextWalk } from './kit/text-walk.ts';
import { screensLeftOut } from './pages/addresses.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'enUs' },
    windows: { type: 'string', default: 'wap:360,wap:390,pad:768,pad:1024,pc:1024,pc:1440' },
    themes: { type: 'string', default: 'theme-default' },
    only: { type: 'string', default: '' },
    still: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    pseudo: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('Name the folder for the lists.');
mkdirSync(folder, { recursive: true });
const left = screensLeftOut();
if (left.length > 0) throw new Error(`No stop shows ${left.join(', ')}: add them to pages/addresses.ts.`);

const walk = createTextWalk({
  languages: values.languages.split(',').filter(isLanguage),
  only: new RegExp(values.only),
  still: values.still,
  pseudo: values.pseudo,
  ...(values.pictures && { pictures: folder }),
});
const platform = await startDemo();
process.env.E2E_PLATFORMS = JSON.stringify([platform]);
const browser = await chromium.launch(launchOptions);
try {
  for (const window of values.windows.split(','))
    for (const theme of values.themes.split(',')) await walk.through(browser, platform, window, theme);
} finally {
  await browser.close();
  await platform.stop();
  writeFileSync(join(folder, 'cuts.tsv'), listOf(walk.cuts));
  if (values.pseudo) writeFileSync(join(folder, 'bare.tsv'), listOf(walk.bare));
}
console.log(
  `${walk.looks()} views: ${walk.cuts.size} texts cut, spilt or upon another, ${walk.bare.size} bare.`,
);
if (walk.missed.length > 0) console.log(`Not reached:\n${walk.missed.join('\n')}`);
process.exitCode = walk.missed.length > 0 ? 1 : 0;

function listOf(lines: ReadonlyMap<string, string>): string {
  return [...lines].map(([key, where]) => `${key}\t${where}\n`).join('');
}
