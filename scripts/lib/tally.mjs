/**
 * Counts the results of suites, each `{ passed, failed, failures? }`. However the process ends, its last line is
 * `N passed, N failed`, and the lines before it repeat `failures`, the name and error of everything that failed: who sees
 * only the end of a long output knows what to mend. A process that breaks before a failure was counted reports one failure.
 */
export function openTally() {
  const results = [];
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  process.once('exit', (code) => {
    if (code !== 0 && total('failed') === 0) results.push({ passed: 0, failed: 1 });
    for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`);
    console.log(`${total('passed')} passed, ${total('failed')} failed`);
  });
  // Otherwise Node would print the error after the last line.
  process.once('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
  return {
    /** Runs a suite and prints its result; a suite that throws counts as one failure. */
    async add(name, suite) {
      const started = Date.now();
      const result = await suite().catch((error) => {
        console.error(error.message);
        return { passed: 0, failed: 1, failures: [`${name}: ${error.message}`] };
      });
      results.push(result);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
    },
    /** Ends the process, with exit code 0 only when nothing failed. */
    close: () => process.exit(total('failed') === 0 ? 0 : 1),
  };
}
