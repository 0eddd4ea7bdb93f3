/**
 * `npm run audit`: known faults of the dependencies in the lockfile, as the registry knows them. Fails from severity high
 * on, and when the registry gives no answer.
 */
import { auditDependencies } from './lib/audit.mjs';

const { answered, severe } = await auditDependencies();
process.exit(answered && !severe ? 0 : 1);
