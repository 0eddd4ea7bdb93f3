import { run } from './run.mjs';

const severe = ['high', 'critical'];

/**
 * Asks the registry for known vulnerabilities of the dependencies in the lockfile and prints how many there are.
 * Returns `{ answered, severe }`: whether the registry answered, and whether a vulnerability is high or critical.
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
      : 'The registry did not answer the audit: vulnerabilities of the dependencies are unknown.',
  );
  return { answered: counts !== undefined, severe: isSevere(counts) };
}

/** Known vulnerabilities by severity; undefined when the audit failed. npm prints warnings around its JSON. */
export function countsIn(text) {
  try {
    const report = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return report.metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

export const isSevere = (counts) => severe.some((severity) => counts?.[severity] > 0);
