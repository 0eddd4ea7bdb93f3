import { z } from 'zod';
import type { CallbackAnswer, ProviderCallback, ProviderConnections } from '../../providers/index.ts';
import type { Tx } from '../../store/index.ts';
import { cleanText, roomKey } from '../chat/index.ts';
import { answerCase, isHeld, resolveCase } from './acts.ts';
import { returnCases, setPresence } from './agents.ts';
import { assignCases } from './assign.ts';
import { caseById, lockCase } from './cases.ts';
import type { ServiceDeps } from './deps.ts';
import { assignedCases, shownToAgent } from './for-agents.ts';

/** Names that begin so are those of operators in the console. */
const ref = z.string().regex(/^(?!operator\.)[a-z0-9][a-z0-9.-]{0,63}$/);
const id = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);
const acting = { case: id, agent: ref };
const calls = {
  presence: z.object({
    agent: ref,
    name: z.string().trim().min(1).max(40),
    online: z.boolean(),
    capacity: z.int().min(0).max(50),
  }),
  cases: z.object({}),
  case: z.object({ case: id, after: z.int().nonnegative().default(0) }),
  reply: z.object({
    ...acting,
    message: z.string().regex(/^[0-9a-f]{32}$/),
    text: z.string().min(1).max(1_000),
  }),
  resolve: z.object({
    ...acting,
    tags: z
      .array(z.string().regex(/^[a-z0-9-]{1,30}$/))
      .max(8)
      .default([]),
  }),
  return: z.object(acting),
  typing: z.object(acting),
};
type Calls = { [Name in keyof typeof calls]: z.output<(typeof calls)[Name]> };

const TEXT_MAX = 500;
const done = (body: CallbackAnswer['body'] = {}): CallbackAnswer => ({ status: 200, body });
const refused = (code: string): CallbackAnswer => ({ status: 409, body: { code } });

/** Registers the calls of the service provider: what its agents see and do. Every call is checked and, if it writes, done once (P1). */
export function addAgentCalls(
  deps: ServiceDeps,
  { callbacks }: Pick<ProviderConnections, 'callbacks'>,
): void {
  const handlers: { [Name in keyof Calls]: (input: Calls[Name], tx: Tx) => Promise<CallbackAnswer> } = {
    async presence({ agent, ...presence }, tx) {
      await setPresence(tx, deps, { ref: agent, ...presence });
      return done();
    },
    cases: async (_, tx) => done({ cases: await assignedCases(tx) }),
    async case({ case: caseId, after }, tx) {
      const row = await caseById(tx, caseId);
      // What an operator has is no business of the provider.
      return row && row.operator === null
        ? done(await shownToAgent(tx, row, after, deps))
        : refused('not_found');
    },
    reply: (input, tx) => reply(deps, tx, input),
    resolve: (input, tx) => resolve(deps, tx, input),
    async return({ case: caseId, agent }, tx) {
      const row = await lockCase(tx, caseId);
      if (!isHeld(row, agent)) return refused('not_assigned');
      await returnCases(tx, deps, 'id = $1', [caseId]);
      await assignCases(tx, deps);
      return done();
    },
    async typing({ case: caseId, agent }, tx) {
      const row = await caseById(tx, caseId);
      if (!isHeld(row, agent)) return refused('not_assigned');
      const room = await roomKey(tx, row.room);
      deps.emit.chat(room, 'chat:typing', { room });
      return done();
    },
  };
  const add = <Name extends keyof Calls>(name: Name, reads: boolean): void =>
    callbacks.add(
      `service/${name}`,
      'service',
      async ({ body }: ProviderCallback, tx) => {
        const read = calls[name].safeParse(body);
        // Safe cast: the schema of this name has read it.
        return read.success ? handlers[name](read.data as Calls[Name], tx) : refused('invalid');
      },
      { reads },
    );
  // Presence is reported every few seconds, and repeating it does no harm.
  for (const name of ['cases', 'case', 'typing', 'presence'] as const) add(name, true);
  for (const name of ['reply', 'resolve', 'return'] as const) add(name, false);
}

/** An agent's text: written once for its id, and the case waits for the player. */
async function reply(
  deps: ServiceDeps,
  tx: Tx,
  { case: caseId, agent, message, text: typed }: Calls['reply'],
) {
  const text = cleanText(typed);
  if (text === '' || text.length > TEXT_MAX) return refused('invalid');
  const written = await answerCase(deps, tx, {
    caseId,
    agent,
    clientId: message,
    kind: 'text',
    isSame: (body) => body.text === text,
    bodyFor: () => ({ text }),
  });
  return typeof written === 'string' ? refused(written) : done(written);
}

async function resolve(deps: ServiceDeps, tx: Tx, { case: caseId, agent, tags }: Calls['resolve']) {
  const row = await lockCase(tx, caseId);
  if (!isHeld(row, agent)) return refused('not_assigned');
  await resolveCase(deps, tx, row, tags);
  return done();
}
