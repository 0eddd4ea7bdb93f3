/**
 * `npm run spec`: every row of `docs/requirements.md` and every requirement of `docs/trust.md` with the tests that name it,
 * and the rows that no test names. `npm run spec -- --open` prints only the latter.
 */
import { productRows, testsById, trustRows } from './lib/requirements.mjs';

const rows = [...productRows(), ...trustRows()].map(({ id, about }) => ({ id, about: about.slice(0, 90) }));
const named = testsById();
const onlyOpen = process.argv.includes('--open');
const open = rows.filter(({ id }) => !named.has(id));
if (!onlyOpen) {
  for (const { id, about } of rows) {
    const files = named.get(id);
    if (files) console.log(`${id.padEnd(6)} ${about}\n       ${files.join('\n       ')}`);
  }
}
console.log(`\nRows that no test names:`);
for (const { id, about } of open) console.log(`${id.padEnd(6)} ${about}`);
console.log(`\n${rows.length - open.length} of ${rows.length} rows are named by a test.`);
