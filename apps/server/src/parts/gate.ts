import { createGate, type Gate } from '../admission/index.ts';
import { defineModule } from '../contract/index.ts';
import { settingsModule } from '../modules/settings/index.ts';
import { defineLongJob, inStep } from '../store/index.ts';

const HOUR_MS = 3_600_000;

/** Removes old counts every hour. */
const tidyJob = defineLongJob('gate.tidy', {
  async run(gate: Gate, job) {
    await gate.tidy();
    return inStep(HOUR_MS, job);
  },
});

/** Admission control of this node. */
export const gateModule = defineModule({
  name: 'gate',
  needs: [settingsModule],
  async create({ store, nodeChannels, config, log, metrics, sockets, settings }) {
    const gate = await createGate({
      store,
      nodeChannels,
      log,
      trustedProxies: config.trustedProxies,
      limits: settings.admissionLimits,
      refused: (entrance) => {
        metrics.refused[entrance].value += 1;
      },
      // A process that passes its events to another process answers no calls.
      serves: config.role !== 'worker' && typeof sockets === 'function',
    });
    metrics.gauge('tessera_calls_in_flight', 'Calls being worked on', () => gate.slots.inFlight);
    metrics.gauge('tessera_calls_waiting', 'Calls that wait for others to end', () => gate.slots.waiting);
    return gate;
  },
  jobs: [tidyJob],
  jobDeps: (gate) => gate,
  start: (_, { jobs, clock }) => jobs.add(tidyJob, 'hourly', clock.local()),
  stop: (gate) => gate.close(),
});
