import { createHash } from 'node:crypto';
import { answerTo } from './answer.ts';
import { readCase } from './case.ts';
import type { PlatformCalls } from './platform.ts';

/** Answers cases by rule. */
interface Helper {
  /** Looks at a case, and answers it when the player waits. One look at a case at a time; a repeated one does no harm. */
  look(caseId: string): Promise<void>;
  /** Looks at every case that an agent has. */
  lookAtAll(): Promise<void>;
  /** Answers given so far. */
  given(): number;
}

interface HelperDeps {
  readonly platform: PlatformCalls;
  /** Time between reading and answering, ms: the player sees that somebody is writing. */
  readonly writingMs: number;
}

export function createHelper({ platform, writingMs }: HelperDeps): Helper {
  const busy = new Map<string, Promise<void>>();
  let given = 0;
  const answer = async (caseId: string): Promise<void> => {
    const asked = readCase(await platform.tell('case', { case: caseId }));
    if (asked?.state !== 'open') return;
    const { agent } = asked;
    await platform.tell('typing', { case: caseId, agent });
    await new Promise((resolve) => setTimeout(resolve, writingMs).unref());
    // The player may have written more meanwhile.
    const now = readCase(await platform.tell('case', { case: caseId }));
    const reply = now?.state === 'open' && now.agent === agent ? answerTo(now) : undefined;
    if (!reply) return;
    const message = createHash('sha256').update(`${caseId} ${reply.to}`).digest('hex').slice(0, 32);
    const told = await platform.tell('reply', { case: caseId, agent, message, text: reply.text });
    if (!told) return;
    given += 1;
    if (reply.resolves) await platform.tell('resolve', { case: caseId, agent });
  };
  const look = (caseId: string): Promise<void> => {
    const next = (busy.get(caseId) ?? Promise.resolve()).then(() => answer(caseId));
    busy.set(caseId, next);
    return next.finally(() => {
      if (busy.get(caseId) === next) busy.delete(caseId);
    });
  };
  return {
    look,
    async lookAtAll() {
      const told = await platform.tell('cases', {});
      const cases = Array.isArray(told?.cases) ? (told.cases as { case?: unknown; state?: unknown }[]) : [];
      const open = cases.filter(({ state }) => state === 'open');
      await Promise.all(open.map(({ case: id }) => look(String(id))));
    },
    given: () => given,
  };
}
