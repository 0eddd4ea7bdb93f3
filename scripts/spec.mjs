/**
 * `npm run spec`: the state of every row of `docs/requirements.md` and every requirement of `docs/trust.md`. A row is
 * proven when its id is in the title of a test that `npm test` runs and no exception lists something missing.
 * `npm run spec -- --open` leaves out the proven rows. The exit code is 1 when a row is neither proven nor excepted.
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
