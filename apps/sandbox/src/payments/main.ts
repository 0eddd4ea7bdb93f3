/** The simulated payment gateway as a process: `node apps/sandbox/src/payments/main.ts`. */
import { runParty } from '../party/index.ts';
import { createPaymentsApp } from './app.ts';

await runParty('payment gateway', createPaymentsApp);
