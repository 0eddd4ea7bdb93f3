/**
 * `npm run audit`: asks the registry for known vulnerabilities of the dependencies in the lockfile. Fails from severity
 * high upwards, and when the registry does not answer.
 */
import { auditDependencies } from './lib/audit.mjs';

const { answered, severe } = await auditDependencies();
process.exit(answered && !severe ? 0 : 1);
