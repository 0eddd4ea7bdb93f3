import { createHash } from 'node:crypto';
import { answerTo } from './answer.ts';
import { readCase } from './case.ts';
import type { PlatformCalls } from './platform.ts';

/** Answers cases by rule. */
interface Helper {
  /** Looks at a case, and answers it when the player waits. One look at a case at a time; a repeated one does no harm. */
  look(caseId: string): Promise<void>;
  /** A case changed: whoever wrote has sent the message. Looks at the case. */
  changed(caseId: string): Promise<void>;
  /** Looks at every case that an agent has. */
  lookAtAll(): Promise<void>;
  /** The player of a case is writing: the answer waits until the player has finished. */
  typing(caseId: string): void;
  /** Answers given, and hints of players who are writing, so far. */
  counts(): { readonly answers: number; readonly typing: number };
}

interface HelperDeps {
  readonly platform: PlatformCalls;
  /** Time between reading and answering, ms: the player sees that somebody is writing. */
  readonly writingMs: number;
  /** A player counts as writing for this time after a hint, ms. Default: five seconds, since hints come every three. */
  readonly quietMs?: number;
  /** Longest time that an answer waits for a player who is writing, ms. Default: twenty seconds. */
  readonly patienceMs?: number;
}

/** Most players of whom it is known that they are writing. */
const WRITING_MAX = 1_000;
const LOOK_EVERY_MS = 100;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

export function createHelper({
  platform,
  writingMs,
  quietMs = 5_000,
  patienceMs = 20_000,
}: HelperDeps): Helper {
  const busy = new Map<string, Promise<void>>();
  /** Until when the players of cases count as writing, by case. */
  const writing = new Map<string, number>();
  let answers = 0;
  let typing = 0;
  const untilWritten = async (caseId: string): Promise<void> => {
    const end = performance.now() + patienceMs;
    while (performance.now() < Math.min(writing.get(caseId) ?? 0, end)) await pause(LOOK_EVERY_MS);
    writing.delete(caseId);
  };
  const answer = async (caseId: string): Promise<void> => {
    const asked = readCase(await platform.tell('case', { case: caseId }));
    if (asked?.state !== 'open') return;
    const { agent } = asked;
    await platform.tell('typing', { case: caseId, agent });
    await pause(writingMs);
    await untilWritten(caseId);
    // The player may have written more meanwhile.
    const now = readCase(await platform.tell('case', { case: caseId }));
    const reply = now?.state === 'open' && now.agent === agent ? answerTo(now) : undefined;
    if (!reply) return;
    const message = createHash('sha256').update(`${caseId} ${reply.to}`).digest('hex').slice(0, 32);
    const told = await platform.tell('reply', { case: caseId, agent, message, text: reply.text });
    if (!told) return;
    answers += 1;
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
    changed(caseId) {
      writing.delete(caseId);
      return look(caseId);
    },
    async lookAtAll() {
      const told = await platform.tell('cases', {});
      const cases = Array.isArray(told?.cases) ? (told.cases as { case?: unknown; state?: unknown }[]) : [];
      const open = cases.filter(({ state }) => state === 'open');
      await Promise.all(open.map(({ case: id }) => look(String(id))));
    },
    typing(caseId) {
      typing += 1;
      writing.delete(caseId);
      writing.set(caseId, performance.now() + quietMs);
      const [oldest] = writing.keys();
      if (writing.size > WRITING_MAX && oldest !== undefined) writing.delete(oldest);
    },
    counts: () => ({ answers, typing }),
  };
}
