/**
 * `npm run texts`: texts that a language lacks, that are stale or unknown, and those that nothing uses. Exit code 1 when a shipped
 * language is not complete. `-- --translations` leaves out the search for unused texts. `npm run texts -- --accept zhCn` records that a translation fits the English texts of today.
 */
import { isLanguage } from '../packages/messages/src/languages.ts';
import { tool } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';
import { acceptTexts, checkTexts } from './lib/text-report.mjs';

const [option, language = ''] = process.argv.slice(2);
if (option === '--accept') {
  if (!isLanguage(language)) {
    console.error(`No such language: ${language}`);
    process.exit(1);
  }
  acceptTexts(language);
}
const { code, output } = checkTexts();
console.log(output);
if (option === '--translations') process.exit(code);
const used = await runNode(
  tool('vitest', 'vitest.mjs'),
  ['run', '--project', 'scripts', 'lib/texts.test.mjs'],
  {
    quiet: true,
  },
);
console.log(used.code === 0 ? 'No text is unused.' : used.output);
process.exit(code || used.code);
