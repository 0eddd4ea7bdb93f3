import { expect, test } from 'vitest';
import { type Agent, assignments, type QueuedCase, RAISE_MS } from './assign.ts';
import { expectedWait } from './wait.ts';

/** A full run simulates 10 000 days, the ordinary one a few. */
const DAYS = process.env.TRUST === 'full' ? 10_000 : 20;
const STEP_MS = 60_000;
const DAY_MS = 86_400_000;

/** Fast choices determined by a seed (mulberry32): a day makes 15 000 of them. */
function choices(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

interface Held {
  readonly agent: bigint;
  readonly until: number;
  readonly waiting: QueuedCase;
}

/** One day of agents who come, go and forget cases, and of players who ask, most of them around noon. */
function simulateDay(day: number): { served: number; longestMs: number } {
  const below = choices(day);
  const agents: Agent[] = Array.from({ length: 1 + below(6) }, (_, at) => ({
    id: BigInt(at + 1),
    online: below(2) === 0,
    capacity: below(5),
    load: 0,
    own: below(2) === 0,
  }));
  // One agent is always there, so that a case can wait only behind others.
  agents[0] = { ...agents[0]!, online: true, capacity: 2 };
  let queue: QueuedCase[] = [];
  let held: Held[] = [];
  let made = 0n;
  let served = 0;
  let longestMs = 0;
  for (let now = 0; now < DAY_MS; now += STEP_MS) {
    const busy = Math.abs(now - DAY_MS / 2) < DAY_MS / 8;
    for (let one = below(busy ? 3 : 12); one === 0; one = below(2))
      queue.push({ id: ++made, priority: below(3), queuedAt: now, lastAgent: null });
    for (const [at, agent] of agents.entries())
      if (at > 0 && below(90) === 0) {
        agents[at] = { ...agent, online: !agent.online };
        if (agent.online) {
          queue.push(...held.filter((one) => one.agent === agent.id).map((one) => back(one)));
          held = held.filter((one) => one.agent !== agent.id);
        }
      }
    for (const one of held.filter(({ until }) => until <= now)) {
      if (below(20) === 0) queue.push(back(one));
      else served += 1;
    }
    held = held.filter(({ until }) => until > now);
    const loaded = agents.map((agent) => ({
      ...agent,
      load: held.filter((one) => one.agent === agent.id).length,
    }));
    const given = assignments(queue, loaded, now);
    check(queue, loaded, given, now);
    for (const { case: id, agent } of given) {
      const waiting = queue.find((one) => one.id === id)!;
      longestMs = Math.max(longestMs, now - waiting.queuedAt);
      held.push({ agent, until: now + (2 + below(20)) * STEP_MS, waiting });
    }
    queue = queue.filter(({ id }) => !given.some((one) => one.case === id));
  }
  return { served, longestMs };
}

const back = ({ waiting, agent }: Held): QueuedCase => ({ ...waiting, lastAgent: agent });

/** What holds for every assignment. */
function check(
  queue: readonly QueuedCase[],
  agents: readonly Agent[],
  given: ReturnType<typeof assignments>,
  now: number,
): void {
  const assigned = new Set(given.map(({ case: id }) => id));
  if (assigned.size !== given.length) throw new Error('a case has two agents');
  for (const { id, online, capacity, load } of agents) {
    const more = given.filter(({ agent }) => agent === id).length;
    if (more > 0 && (!online || load + more > capacity)) throw new Error('an agent is offline or too full');
    if (online && load + more < capacity && assigned.size < queue.length)
      throw new Error('free capacity is left');
  }
  if (given.length === 0) return;
  const left = queue.filter(({ id }) => !assigned.has(id)).toSorted(byAge);
  const taken = queue.filter(({ id }) => assigned.has(id)).toSorted(byAge);
  for (const priority of [0, 1, 2]) {
    const ofPriority = (one: QueuedCase) => one.priority === priority;
    const [first, last] = [left.find(ofPriority), taken.findLast(ofPriority)];
    if (first && last && byAge(first, last) < 0) throw new Error('a later case of the priority was first');
  }
  const [oldest, newest] = [left[0], taken.at(-1)];
  if (oldest && newest && now - oldest.queuedAt >= 2 * RAISE_MS && byAge(oldest, newest) < 0)
    throw new Error('a case that waited long was passed');
}

const byAge = (a: QueuedCase, b: QueuedCase): number => a.queuedAt - b.queuedAt || Number(a.id - b.id);

test(`${DAYS} days: nobody offline or full, first in first out within a priority, none passed for ever`, () => {
  let served = 0;
  let longestMs = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const result = simulateDay(day);
    served += result.served;
    longestMs = Math.max(longestMs, result.longestMs);
  }
  expect(served).toBeGreaterThan(DAYS * 20);
  expect(longestMs).toBeGreaterThan(0);
}, 900_000);

test('an agent who left a case unanswered gets it again only when nobody else is free', () => {
  const agent = (id: bigint, load: number): Agent => ({ id, online: true, capacity: 2, load, own: false });
  const waiting: QueuedCase = { id: 9n, priority: 1, queuedAt: 0, lastAgent: 1n };
  expect(assignments([waiting], [agent(1n, 0), agent(2n, 1)], 0)).toEqual([{ case: 9n, agent: 2n }]);
  expect(assignments([waiting], [agent(1n, 0), agent(2n, 2)], 0)).toEqual([{ case: 9n, agent: 1n }]);
  expect(assignments([waiting], [], 0)).toEqual([]);
});

test('operators come before agents of the provider, who get what operators have no room for', () => {
  const agent = (id: bigint, load: number, own: boolean): Agent => ({
    id,
    online: true,
    capacity: 2,
    load,
    own,
  });
  const waiting: QueuedCase = { id: 9n, priority: 1, queuedAt: 0, lastAgent: null };
  const provider = agent(1n, 0, false);
  expect(assignments([waiting], [provider, agent(2n, 1, true)], 0)).toEqual([{ case: 9n, agent: 2n }]);
  expect(assignments([waiting], [provider, agent(2n, 2, true)], 0)).toEqual([{ case: 9n, agent: 1n }]);
  const returned = { ...waiting, lastAgent: 2n };
  expect(assignments([returned], [provider, agent(2n, 1, true)], 0)).toEqual([{ case: 9n, agent: 1n }]);
});

test('cases that are held go to operators alone, and older ones to whoever is free', () => {
  const agent = (id: bigint, own: boolean): Agent => ({ id, online: true, capacity: 1, load: 0, own });
  const waiting = (id: bigint, queuedAt: number): QueuedCase => ({
    id,
    priority: 1,
    queuedAt,
    lastAgent: null,
  });
  const queue = [waiting(7n, 100), waiting(8n, 300), waiting(9n, 400)];
  expect(assignments(queue, [agent(1n, false)], 500, 200)).toEqual([{ case: 7n, agent: 1n }]);
  expect(assignments(queue.slice(1), [agent(1n, false)], 500, 200)).toEqual([]);
  expect(assignments(queue.slice(1), [agent(1n, false), agent(2n, true)], 500, 200)).toEqual([
    { case: 8n, agent: 2n },
  ]);
});

test('the expected wait is the median, and unknown for fewer than three cases', () => {
  expect([[], [5, 5], [9, 1, 5], [4, 1, 2, 8]].map(expectedWait)).toEqual([null, null, 5, 3]);
});
