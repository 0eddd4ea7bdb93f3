/** A case that waits in the queue. Times are ms. */
export interface QueuedCase {
  readonly id: bigint;
  /** 0 is the most urgent. */
  readonly priority: number;
  readonly queuedAt: number;
  /** The agent from whom it came back into the queue; another one is preferred. */
  readonly lastAgent: bigint | null;
}

/** An agent with the number of cases that the agent has now. */
export interface Agent {
  readonly id: bigint;
  readonly online: boolean;
  readonly capacity: number;
  readonly load: number;
  /** An operator of the platform, who comes before agents of the provider. */
  readonly own: boolean;
}

interface Assignment {
  readonly case: bigint;
  readonly agent: bigint;
}

/** After this time in the queue, and each time again, a case counts as one step more urgent, so that none waits for ever. */
export const RAISE_MS = 10 * 60_000;

/**
 * Gives waiting cases to agents: the most urgent first, of those the oldest first, each to the agent with the fewest cases, and
 * to operators of the platform before agents of the provider. Of one priority, the oldest case is always first, since it is raised first.
 * `heldFrom`: cases queued after it, ms, are not for agents of the provider; by default there are none.
 */
export function assignments(
  queue: readonly QueuedCase[],
  agents: readonly Agent[],
  now: number,
  heldFrom: number = Number.POSITIVE_INFINITY,
): readonly Assignment[] {
  if (!agents.some(({ online, capacity, load }) => online && load < capacity)) return [];
  const load = new Map(agents.map(({ id, load: cases }) => [id, cases]));
  const inOrder = [...queue].sort(
    (a, b) => urgencyOf(a, now) - urgencyOf(b, now) || a.queuedAt - b.queuedAt || (a.id < b.id ? -1 : 1),
  );
  const made: Assignment[] = [];
  for (const waiting of inOrder) {
    const allowed = waiting.queuedAt > heldFrom ? agents.filter(({ own }) => own) : agents;
    const agent = agentFor(waiting, allowed, load);
    if (!agent) continue;
    load.set(agent.id, load.get(agent.id)! + 1);
    made.push({ case: waiting.id, agent: agent.id });
  }
  return made;
}

const urgencyOf = ({ priority, queuedAt }: QueuedCase, now: number): number =>
  Math.max(0, priority - Math.floor((now - queuedAt) / RAISE_MS));

/** The free agent with the fewest cases; the one who left the case unanswered only when nobody else is free. */
function agentFor(
  { lastAgent }: QueuedCase,
  agents: readonly Agent[],
  load: ReadonlyMap<bigint, number>,
): Agent | undefined {
  const free = agents.filter(({ id, online, capacity }) => online && load.get(id)! < capacity);
  const others = free.filter(({ id }) => id !== lastAgent);
  const willing = others.length > 0 ? others : free;
  const own = willing.filter((agent) => agent.own);
  const best = own.length > 0 ? own : willing;
  return best.reduce<Agent | undefined>(
    (fewest, one) => (fewest && load.get(fewest.id)! <= load.get(one.id)! ? fewest : one),
    undefined,
  );
}
