import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { type Entrance, entrances } from '../admission/index.ts';

/** Media type of the text format of Prometheus. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Histogram bounds of the durations of calls, s. */
const CALL_BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const;

/** Histogram bounds of the times for which the event loop was blocked, s; no call may be above the third (E16). */
const LOOP_BOUNDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1] as const;

/** A counter or a gauge. */
export interface Figure {
  value: number;
}

/** Metrics of one node, as `/metrics` prints them. */
export interface Metrics {
  /** One answered call: seconds by path and code (`ok` for SUCCESS). */
  readonly calls: { observe(labels: { path: string; code: string }, seconds: number): void };
  /** Longest time for which the event loop was blocked during a call: seconds by path. */
  readonly loop: { observe(labels: { path: string }, seconds: number): void };
  /** Sockets connected now. */
  readonly sockets: Figure;
  /** Reports of browsers about pages that broke the content policy. */
  readonly policyReports: Figure;
  /** Delay of the most overdue step of a draw, s, as of the last check of readiness. */
  readonly drawLateness: Figure;
  /** Steps of draws that failed several times in a row, as of the last check of readiness. */
  readonly drawStepsFailing: Figure;
  /** 1 once the beacon of our own draws was checked, before that 0. */
  readonly beaconReady: Figure;
  /** Refused requests by entrance. */
  readonly refused: Readonly<Record<Entrance, Figure>>;
  /** Adds a figure. `read` is called at each `print`. */
  gauge(name: string, help: string, read: () => number): void;
  /** All metrics in the text format of Prometheus. */
  print(): string;
}

/** Creates the metrics; `process` adds memory, processor time and event loop of this process, under this name. */
export function createMetrics(options: { process?: string } = {}): Metrics {
  const calls = createHistogram<'path' | 'code'>(CALL_BOUNDS);
  const held = createHistogram<'path'>(LOOP_BOUNDS);
  const sockets: Figure = { value: 0 };
  const policyReports: Figure = { value: 0 };
  const drawLateness: Figure = { value: 0 };
  const drawStepsFailing: Figure = { value: 0 };
  const beaconReady: Figure = { value: 0 };
  const refused = Object.fromEntries(entrances.map((name) => [name, { value: 0 }])) as Metrics['refused'];
  const gauges: { readonly name: string; readonly help: string; readonly read: () => number }[] = [];
  const { process: name } = options;
  const loop = name ? monitorEventLoopDelay({ resolution: 10 }) : undefined;
  loop?.enable();
  return {
    calls,
    loop: held,
    sockets,
    policyReports,
    drawLateness,
    drawStepsFailing,
    beaconReady,
    refused,
    gauge: (name, help, read) => {
      gauges.push({ name, help, read });
    },
    print: () =>
      [
        ...family('tessera_call_seconds', 'histogram', 'Answered calls', calls.samples()),
        ...family('tessera_call_loop_seconds', 'histogram', 'Longest hold of the event loop', held.samples()),
        ...family('tessera_sockets', 'gauge', 'Connected sockets', [['', sockets.value]]),
        ...family('tessera_policy_reports', 'counter', 'Content policy reports', [['', policyReports.value]]),
        ...family('tessera_draw_lateness_seconds', 'gauge', 'Most overdue step of a draw', [
          ['', drawLateness.value],
        ]),
        ...family('tessera_draw_steps_failing', 'gauge', 'Steps of draws that keep failing', [
          ['', drawStepsFailing.value],
        ]),
        ...family('tessera_beacon_ready', 'gauge', 'Whether draws have a checked beacon', [
          ['', beaconReady.value],
        ]),
        ...family(
          'tessera_refused',
          'counter',
          'Requests not let in',
          entrances.map((entrance): Sample => [`{entrance="${entrance}"}`, refused[entrance].value]),
        ),
        ...gauges.flatMap((gauge) => family(gauge.name, 'gauge', gauge.help, [['', gauge.read()]])),
        ...(loop ? ofProcess(loop, `{process="${name}"}`) : []),
        '',
      ].join('\n'),
  };
}

/** Suffix of a metric's name, such as `_count{path="/x"}`, and its value. */
type Sample = readonly [suffix: string, value: number];

function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): readonly string[] {
  const lines = samples.map(([suffix, value]) => `${name}${suffix} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

/** A histogram of durations, with one series for each set of labels. */
function createHistogram<Label extends string>(bounds: readonly number[]) {
  const series = new Map<string, { readonly within: number[]; count: number; sum: number }>();
  return {
    observe(values: Readonly<Record<Label, string>>, seconds: number): void {
      const labels = Object.entries<string>(values)
        .map(([name, value]) => `${name}="${escaped(value)}"`)
        .join(',');
      const known = series.get(labels) ?? { within: bounds.map(() => 0), count: 0, sum: 0 };
      series.set(labels, known);
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) known.within[index]! += 1;
      known.count += 1;
      known.sum += seconds;
    },
    samples: (): readonly Sample[] =>
      [...series].flatMap(([labels, { within, count, sum }]): readonly Sample[] => [
        ...bounds.map((bound, index): Sample => [`_bucket{le="${bound}",${labels}}`, within[index]!]),
        [`_bucket{le="+Inf",${labels}}`, count],
        [`_sum{${labels}}`, sum],
        [`_count{${labels}}`, count],
      ]),
  };
}

function escaped(label: string): string {
  return label.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** Metrics of every process, under their standard Prometheus names. The event loop delays are those since the last print. */
function ofProcess(loop: IntervalHistogram, label: string): readonly string[] {
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delays = [loop.mean, loop.percentile(99), loop.max].map((ns) => (ns || 0) / 1e9);
  loop.reset();
  const figures: readonly [string, 'counter' | 'gauge', string, number][] = [
    ['process_cpu_seconds_total', 'counter', 'Processor time', (user + system) / 1e6],
    ['process_start_time_seconds', 'gauge', 'Start since the epoch', performance.timeOrigin / 1000],
    ['process_resident_memory_bytes', 'gauge', 'Resident memory', rss],
    ['nodejs_heap_size_used_bytes', 'gauge', 'Heap in use', heapUsed],
    ['nodejs_heap_size_total_bytes', 'gauge', 'Heap', heapTotal],
    ['nodejs_eventloop_lag_mean_seconds', 'gauge', 'Mean delay of the event loop', delays[0]!],
    ['nodejs_eventloop_lag_p99_seconds', 'gauge', '99th of a hundred delays', delays[1]!],
    ['nodejs_eventloop_lag_max_seconds', 'gauge', 'Largest delay', delays[2]!],
  ];
  return figures.flatMap(([name, type, help, value]) => family(name, type, help, [[label, value]]));
}
