/**
 * `npm run audit`: known faults of the dependencies in the lockfile, as the registry knows them. Fails from severity high
 * on, and when the registry gives no answer; `-- --if-answered` passes then, saying that nothing was audited.
 */
import { run } from './lib/run.mjs';

const severe = ['high', 'critical'];
const { output } = await run('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  quiet: true,
  plainEnv: true,
});
const counts = countsIn(output);
if (!counts) {
  console.log('The registry answers no audit: nothing is known of the dependencies.');
  process.exit(process.argv.includes('--if-answered') ? 0 : 1);
}
console.log(
  Object.entries(counts)
    .map(([severity, count]) => `${severity} ${count}`)
    .join(', '),
);
process.exit(severe.some((severity) => counts[severity] > 0) ? 1 : 0);

/** Known faults by severity, or nothing when the audit did not come about. npm warns around its JSON. */
function countsIn(text) {
  try {
    const report = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return report.metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
