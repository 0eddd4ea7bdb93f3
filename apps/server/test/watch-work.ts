import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

/** What one piece of work did: its answer, its statements in order, and how often it used each function of cryptography. */
export interface Work<Answer> {
  readonly answer: Answer;
  /** Without their values; one that writes begins with the number of its rows. */
  readonly statements: readonly string[];
  readonly ciphers: Readonly<Record<string, number>>;
}

/** Functions whose time depends on whether they are called at all. */
const WATCHED = [
  'createHmac',
  'createCipheriv',
  'createDecipheriv',
  'timingSafeEqual',
  'randomBytes',
] as const;

interface Noted {
  readonly statements: string[];
  readonly ciphers: Record<string, number>;
}

interface Result {
  readonly rowCount: number | null;
}

type Query = (...given: unknown[]) => unknown;

/**
 * Watches which statements and ciphers the calls of a test file use, so that two answers can be shown to cost the same without
 * measuring time. Work of other calls and of jobs meanwhile is not counted.
 */
export function watchWork() {
  const noted = new AsyncLocalStorage<Noted>();
  const undo: (() => void)[] = [];
  beforeAll(() => {
    const functions = crypto as unknown as Record<string, Query | undefined>;
    for (const name of WATCHED) {
      const before = functions[name];
      if (!before) continue;
      functions[name] = (...given) => {
        const counts = noted.getStore()?.ciphers;
        if (counts) counts[name] = (counts[name] ?? 0) + 1;
        return before(...given);
      };
      undo.push(() => {
        functions[name] = before;
      });
    }
    const prototype = pg.Client.prototype as unknown as { query: Query };
    const { query } = prototype;
    prototype.query = function (this: unknown, ...given) {
      const statements = noted.getStore()?.statements;
      if (!statements) return query.apply(this, given);
      const count = note(statements, given[0]);
      const callback = given.at(-1);
      if (typeof callback === 'function')
        return query.apply(this, [
          ...given.slice(0, -1),
          (error: unknown, result?: Result) => {
            count(result);
            callback(error, result);
          },
        ]);
      const answer = query.apply(this, given) as Promise<Result>;
      answer.then(count, () => {});
      return answer;
    };
    undo.push(() => {
      prototype.query = query;
    });
    syncBuiltinESMExports();
  });
  afterAll(() => {
    for (const back of undo) back();
    syncBuiltinESMExports();
  });
  return {
    async of<Answer>(run: () => Promise<Answer>): Promise<Work<Answer>> {
      const own: Noted = { statements: [], ciphers: {} };
      const answer = await noted.run(own, run);
      return { answer, ...own };
    },
  };
}

/** Notes a statement in its place; returns what adds the number of rows that it wrote. */
function note(statements: string[], given: unknown): (result?: Result) => void {
  const text = (typeof given === 'string' ? given : (given as { text: string }).text)
    .replace(/\s+/g, ' ')
    .trim();
  const place = statements.push(text) - 1;
  return (result) => {
    if (!/^select/i.test(text)) statements[place] = `${result?.rowCount ?? 0} ${text}`;
  };
}
