import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('calls are counted by duration, for each path and code', () => {
  const { calls, sockets, policyReports, print } = createMetrics();
  calls.observe({ path: '/a', code: 'ok' }, 0.002);
  calls.observe({ path: '/a', code: 'ok' }, 0.03);
  calls.observe({ path: '/a', code: 'ok' }, 60);
  calls.observe({ path: '/b"\\', code: 'failed' }, 0.2);
  sockets.value += 2;
  policyReports.value += 1;
  const lines = print().split('\n');
  expect(lines.filter((line) => line.includes('path="/a"'))).toEqual([
    ...['0.002', '0.005', '0.01', '0.025'].map((le) => bucket(le, 1)),
    ...['0.05', '0.1', '0.25', '1', '5'].map((le) => bucket(le, 2)),
    bucket('+Inf', 3),
    'tessera_call_seconds_sum{path="/a",code="ok"} 60.032',
    'tessera_call_seconds_count{path="/a",code="ok"} 3',
  ]);
  expect(lines).toContain('tessera_call_seconds_count{path="/b\\"\\\\",code="failed"} 1');
  expect(lines).toContain('# TYPE tessera_call_seconds histogram');
  expect(print()).toContain(
    [
      '# HELP tessera_sockets Connected sockets',
      '# TYPE tessera_sockets gauge',
      'tessera_sockets 2',
      '# HELP tessera_policy_reports Content policy reports',
      '# TYPE tessera_policy_reports counter',
      'tessera_policy_reports 1',
      '# HELP tessera_draw_lateness_seconds Most overdue step of a draw',
      '# TYPE tessera_draw_lateness_seconds gauge',
      'tessera_draw_lateness_seconds 0',
      '# HELP tessera_draw_steps_failing Steps of draws that keep failing',
      '# TYPE tessera_draw_steps_failing gauge',
      'tessera_draw_steps_failing 0',
      '# HELP tessera_beacon_ready Whether draws have a checked beacon',
      '# TYPE tessera_beacon_ready gauge',
      'tessera_beacon_ready 0',
      '',
    ].join('\n'),
  );
});

test('[E15] refusals are counted by entrance, and a gauge is read when it is printed', () => {
  const { refused, gauge, print } = createMetrics();
  let waiting = 1;
  gauge('tessera_calls_waiting', 'Calls that wait', () => waiting);
  refused.handshake.value += 3;
  waiting = 7;
  const lines = print().split('\n');
  expect(lines).toContain('tessera_refused{entrance="handshake"} 3');
  expect(lines).toContain('tessera_refused{entrance="queue"} 0');
  expect(lines).toContain('tessera_calls_waiting 7');
});

test('metrics of the process are numbers with standard Prometheus names', () => {
  const figures = createMetrics({ process: 'api' })
    .print()
    .split('\n')
    .filter((line) => /^(process|nodejs)_/.test(line));
  expect(figures).toHaveLength(8);
  for (const line of figures) expect(line).toMatch(/^[a-z0-9_]+\{process="api"\} \d+(\.\d+)?(e-?\d+)?$/);
});

function bucket(le: string, count: number): string {
  return `tessera_call_seconds_bucket{le="${le}",path="/a",code="ok"} ${count}`;
}
