import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one node, as `/metrics` prints them. */
export interface Metrics {
  readonly registry: Registry;
  /** One answered call: seconds by path and code (`ok` for SUCCESS). */
  readonly calls: Histogram<'path' | 'code'>;
  readonly sockets: Gauge;
  /** Reports of browsers about pages that broke the content policy. */
  readonly policyReports: Counter;
}

/** Creates the figures; `process` adds memory, event loop and the like of this process. */
export function createMetrics(options: { process?: boolean } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    calls: new Histogram({
      name: 'tessera_call_seconds',
      help: 'Answered calls',
      labelNames: ['path', 'code'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    sockets: new Gauge({ name: 'tessera_sockets', help: 'Connected sockets', registers }),
    policyReports: new Counter({ name: 'tessera_policy_reports', help: 'Content policy reports', registers }),
  };
}
