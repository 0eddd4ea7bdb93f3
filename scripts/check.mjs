/** `npm run check`: types, format, lint, import boundaries and import cycles. */
import { runChecks, staticChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const { passed, failed } = await runChecks(staticChecks());
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
