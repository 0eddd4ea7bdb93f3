import { idsIn } from './requirements.mjs';

/**
 * The text of `docs/trust-report.md`: each requirement with the tests that named it in this run, the figures they
 * reached, and the exceptions with their reasons.
 *
 * @param run `form` of the run, `rows` of the requirements, `report` of the test runner, `figures` as the tests noted
 *   them, `exceptions` by id.
 */
export function trustReport({ form, rows, report, figures, exceptions }) {
  const results = new Map();
  for (const file of report.testResults) {
    for (const { fullName, status } of file.assertionResults) {
      for (const id of new Set(idsIn(fullName))) {
        const counts = results.get(id) ?? { passed: 0, failed: 0 };
        counts[status === 'passed' ? 'passed' : 'failed'] += 1;
        results.set(id, counts);
      }
    }
  }
  const lines = rows.map(({ id, about }) => {
    const counts = results.get(id);
    const outcome = !counts
      ? '–'
      : counts.failed > 0
        ? `**${counts.failed} failed**`
        : `${counts.passed} passed`;
    const reached = figures.filter((figure) => figure.id === id).map(({ text }) => text);
    const notes = [...reached, ...(exceptions[id] ? [`Exception: ${exceptions[id]}`] : [])];
    return `| ${id} | ${cell(about.slice(0, 110))} | ${outcome} | ${cell(notes.join('; '))} |`;
  });
  const met = rows.filter(({ id }) => results.get(id)?.failed === 0).length;
  return `# Trust report

Written by \`npm run faults\`, ${form} form: what each requirement of [trust.md](trust.md) was tested with, and the figures reached.
Browser journeys name requirements too and run with \`npm test\`; they are not counted here.

${report.numPassedTests} tests passed, ${report.numFailedTests} failed. ${met} of ${rows.length} requirements are named by a passed test of this run.

| Id | Requirement | Tests | Figures and exceptions |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}

const cell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
