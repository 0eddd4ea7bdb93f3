import { expect, test } from 'vitest';
import type { Case, Service } from './outgoing.ts';
import { statusOf } from './status.ts';

const service: Service = {
  room: 'service.1',
  case: null,
  open: true,
  opens_at: null,
  staffed: true,
  wait_ms: null,
  unread: 0,
  unrated: 0,
};
const mine = (more: Partial<Case>): Case => ({
  id: 1,
  state: 'queued',
  from_seq: 1,
  agent: null,
  ahead: 0,
  created_at: 0,
  resolved_at: null,
  rating: null,
  rate_until: null,
  ...more,
});

test('the head tells the one fact that matters: the hours, the queue, the agent, or a wait from real figures', () => {
  const of = (more: Partial<Service>) => statusOf({ ...service, ...more });
  expect(of({})).toEqual({ kind: 'unknown' });
  expect(of({ wait_ms: 61_000 })).toEqual({ kind: 'wait', minutes: 2 });
  expect(of({ staffed: false, wait_ms: 1 })).toEqual({ kind: 'away' });
  expect(of({ open: false, opens_at: 5 })).toEqual({ kind: 'closed', opensAt: 5 });
  expect(of({ case: mine({}) })).toEqual({ kind: 'next' });
  expect(of({ case: mine({ ahead: 3 }) })).toEqual({ kind: 'ahead', cases: 3 });
  expect(of({ case: mine({ state: 'waiting', agent: 'An' }), open: false })).toEqual({
    kind: 'with',
    name: 'An',
  });
  expect(of({ case: mine({ state: 'rated', agent: 'An', rating: 5 }) })).toEqual({ kind: 'ended' });
});
