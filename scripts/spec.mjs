/**
 * `npm run spec`: how every row of `docs/requirements.md` and every requirement of `docs/trust.md` stands. A row is proven when a
 * test that `npm test` runs names it and no exception says what of it is missing. `npm run spec -- --open` leaves out what is proven.
 * Ends with 1 when a row is neither proven nor excepted.
 */
import { ensureInstalled } from './lib/install.mjs';
import { exceptions, productRows, trustRows } from './lib/requirements.mjs';
import { knownTests, standings, standingsOf } from './lib/standing.mjs';

await ensureInstalled();
const rows = [...productRows(), ...trustRows()].map(({ id, about }) => ({ id, about: about.slice(0, 90) }));
const found = standingsOf(rows, await knownTests(), exceptions());
const onlyOpen = process.argv.includes('--open');
const groups = Object.entries(standings).map(([name, words]) => ({
  ...words,
  rows: found.filter(({ standing }) => standing === name),
}));

for (const { heading, rows: listed } of groups) {
  if (heading === standings.proven.heading && onlyOpen) continue;
  console.log(`\nRows ${heading}: ${listed.length}`);
  for (const { id, about, exception, tests, left } of listed) {
    console.log(`${id.padEnd(6)} ${about}`);
    const notes = [...(exception ? [`exception: ${exception}`] : []), ...tests];
    for (const note of [...notes, ...left.map((file) => `${file} (not in npm test)`)])
      console.log(`       ${note}`);
  }
}
console.log(
  `\nOf ${found.length} rows: ${groups.map(({ heading, rows: { length } }) => `${length} ${heading}`).join('; ')}.`,
);
process.exit(groups.some(({ open, rows: { length } }) => open && length > 0) ? 1 : 0);
