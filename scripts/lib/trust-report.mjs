/**
 * The text of `docs/trust-report.md`: the parts with their times, each requirement with the tests that name it, the figures
 * they reached, and the exceptions with their reasons.
 *
 * @param run `rows` of the trust requirements, `productRows` of the product, `parts` as `npm run faults` keeps them, with
 *   `outdated` set when the code has changed since their run, `names` of all existing parts, `exceptions` of both by id.
 */
export function trustReport({ rows, productRows, parts, names, exceptions }) {
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  const countsOf = (id) =>
    parts
      .flatMap(({ named }) => named[id] ?? [])
      .reduce(
        (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
        { passed: 0, failed: 0 },
      );
  const figures = parts.flatMap(({ figures, outdated }) =>
    figures.map(({ id, text }) => ({ id, text: outdated ? `${text} (${OUTDATED})` : text })),
  );
  const outdated = parts.filter((part) => part.outdated).map(({ name }) => name);
  const counted = rows.map((row) => ({ ...row, ...countsOf(row.id) }));
  const lines = counted.map(({ id, about, passed, failed }) => {
    const outcome = failed > 0 ? `**${failed} failed**` : passed > 0 ? `${passed} passed` : '–';
    const reached = figures.filter((figure) => figure.id === id).map(({ text }) => text);
    const titles = parts.flatMap(({ named }) => named[id]?.titles ?? []).slice(0, 3);
    // Without a figure, the titles of the tests are shown.
    const notes = reached.length > 0 ? reached : titles;
    if (exceptions[id]) notes.push(`Exception: ${exceptions[id]}`);
    return `| ${id} | ${cell(about.slice(0, 110))} | ${outcome} | ${cell(notes.join('; '))} |`;
  });
  const met = counted.filter(({ passed, failed }) => passed > 0 && failed === 0).length;
  const missing = names.filter((name) => !parts.some((part) => part.name === name));
  const unbuilt = productRows.filter(({ id }) => exceptions[id]);
  const failures = parts.flatMap(({ name, failures }) => failures.map((title) => `- ${name}: ${title}`));
  return `# Trust report

Written by \`npm run faults\`: what each requirement of [trust.md](trust.md) was tested with, and the figures reached. A
requirement that is not met yet, or not in full, carries its exception.

${sum('passed')} tests passed, ${sum('failed')} failed. ${met} of ${rows.length} requirements are named by passed tests and by none that failed.
${outdated.length > 0 ? `\nRan on older code, and says nothing of what changed since: ${outdated.join(', ')}.\n` : ''}${failures.length > 0 ? `\nFailed:\n\n${failures.join('\n')}\n` : ''}${missing.length > 0 ? `\nParts that have not run yet: ${missing.join(', ')}.\n` : ''}
| Part | Form | Commit | Begun (UTC) | Seconds | Passed | Failed |
| --- | --- | --- | --- | --- | --- | --- |
${parts
  .map(
    ({ name, form, commit = 'not noted', outdated, at, seconds, passed, failed }) =>
      `| ${name} | ${form} | ${commit}${outdated ? `, ${OUTDATED}` : ''} | ${at.replace('T', ' ')} | ${seconds} | ${passed} | ${failed} |`,
  )
  .join('\n')}

| Id | Requirement | Tests | Figures and exceptions |
| --- | --- | --- | --- |
${lines.join('\n')}

Rows of [requirements.md](requirements.md) that are not met, or not in full:

| Id | Row | Reason |
| --- | --- | --- |
${unbuilt.map(({ id, about }) => `| ${id} | ${cell(about)} | ${cell(exceptions[id])} |`).join('\n')}
`;
}

/** Suffix of a part, or of its figure, that ran before the newest change of the code. */
const OUTDATED = 'older than the code';

const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
