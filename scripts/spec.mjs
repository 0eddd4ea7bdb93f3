/**
 * `npm run spec`: every row of `docs/requirements.md` and every requirement of `docs/trust.md` with the tests that name it,
 * the rows that are not built, with the reason, and the rows that no test names. `npm run spec -- --open` prints only the last two.
 */
import { exceptions, productRows, testsById, trustRows } from './lib/requirements.mjs';

const rows = [...productRows(), ...trustRows()].map(({ id, about }) => ({ id, about: about.slice(0, 90) }));
const named = testsById();
const onlyOpen = process.argv.includes('--open');
const unnamed = rows.filter(({ id }) => !named.has(id));
const excepted = unnamed.filter(({ id }) => id in exceptions());
const open = unnamed.filter(({ id }) => !(id in exceptions()));
if (!onlyOpen) {
  for (const { id, about } of rows) {
    const files = named.get(id);
    if (files) console.log(`${id.padEnd(6)} ${about}\n       ${files.join('\n       ')}`);
  }
}
console.log('\nRows with an exception:');
for (const { id, about } of excepted) console.log(`${id.padEnd(6)} ${about}\n       ${exceptions()[id]}`);
console.log(`\nRows that no test names: ${open.length === 0 ? 'none' : ''}`);
for (const { id, about } of open) console.log(`${id.padEnd(6)} ${about}`);
console.log(`\n${rows.length - unnamed.length} of ${rows.length} rows are named by a test.`);
