/**
 * Counts what suites answer. However the process ends, its last line is `N passed, N failed`: one that breaks before it has
 * counted a failure has failed once.
 */
export function openTally() {
  const results = [];
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  process.once('exit', (code) => {
    if (code !== 0 && total('failed') === 0) results.push({ passed: 0, failed: 1 });
    console.log(`${total('passed')} passed, ${total('failed')} failed`);
  });
  // Node would print the error behind the last line.
  process.once('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
  return {
    /** Runs a suite and says how it went; one that throws counts as one failure. */
    async add(name, suite) {
      const started = Date.now();
      const result = await suite().catch((error) => {
        console.error(error.message);
        return { passed: 0, failed: 1 };
      });
      results.push(result);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
    },
    /** Ends the process: with 0 only when nothing failed. */
    close: () => process.exit(total('failed') === 0 ? 0 : 1),
  };
}
