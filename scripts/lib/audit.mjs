import { run } from './run.mjs';

const severe = ['high', 'critical'];

/**
 * Asks the registry for known faults of the dependencies in the lockfile, and says what it answers.
 * Answers `{ answered, severe }`: whether it answered at all, and whether a fault is high or critical.
 */
export async function auditDependencies() {
  const { output } = await run('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
    quiet: true,
    plainEnv: true,
  });
  const counts = countsIn(output);
  console.log(
    counts
      ? Object.entries(counts)
          .map(([severity, count]) => `${severity} ${count}`)
          .join(', ')
      : 'The registry answers no audit: nothing is known of the dependencies.',
  );
  return { answered: counts !== undefined, severe: isSevere(counts) };
}

/** Known faults by severity, or nothing when the audit did not come about. npm warns around its JSON. */
export function countsIn(text) {
  try {
    const report = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return report.metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

export const isSevere = (counts) => severe.some((severity) => counts?.[severity] > 0);
