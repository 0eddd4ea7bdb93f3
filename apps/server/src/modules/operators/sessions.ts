import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@tessera/protocol/console-permissions';
import type { CallContext, OperatorSession } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** Open sessions of one operator; the oldest ends when there would be more. */
const SESSIONS_MAX = 5;
/** An act is written at most so often, ms: the idle end is exact to this. */
const ACT_MS = 15_000;

type EndReason = 'signed_out' | 'ended' | 'idle' | 'expired' | 'replaced';

/** An open session as its operator sees it. */
export interface OpenSession extends Record<string, unknown> {
  readonly id: bigint;
  readonly created_at: Date;
  readonly last_at: Date;
  readonly address: string;
  readonly user_agent: string;
}

interface SessionRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly operator_id: bigint;
  readonly browser_hash: Buffer;
  readonly failures: number;
  readonly created_at: Date;
  readonly last_at: Date;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly name: string;
  readonly person: string;
  readonly role: Role;
  readonly enabled: boolean;
}

/** Sessions of operators, apart from those of players: own table, own cookie, an idle end that only an act moves. */
export interface OperatorSessions {
  /** Opens a session in the caller's browser, whose earlier one ends; the token goes into its cookie and nowhere else. */
  open(tx: Tx, operatorId: bigint, failures: number, context: CallContext): Promise<string>;
  /** The session of a token, if it is open and belongs to this browser. */
  find(token: string, browser: Buffer, now: number): Promise<OperatorSession | undefined>;
  acted(session: OperatorSession, now: number): Promise<void>;
  /** Ends one of the operator's own sessions. False: there is no such open one. */
  end(operatorId: bigint, id: bigint, reason: EndReason, now: number): Promise<boolean>;
  list(operatorId: bigint, now: number): Promise<readonly OpenSession[]>;
  /** The sign-in before a session. */
  before(session: OperatorSession): Promise<{ readonly at: number; readonly address: string } | undefined>;
}

export function createOperatorSessions(store: Store, settings: Settings): OperatorSessions {
  const idleMs = () => settings.get('consoleIdleSeconds') * 1000;
  const end: OperatorSessions['end'] = async (operatorId, id, reason, now) => {
    const { rowCount } = await store.query(
      `update operator_session set ended_at = $3, end_reason = $4
       where id = $1 and operator_id = $2 and ended_at is null`,
      [id, operatorId, new Date(now), reason],
    );
    return rowCount === 1;
  };
  return {
    end,
    async open(tx, operatorId, failures, { browser, address, userAgent, now }) {
      const token = randomBytes(32).toString('base64url');
      await tx.query(
        `update operator_session set ended_at = $2, end_reason = 'replaced' where browser_hash = $1 and ended_at is null`,
        [browser.secretHash, new Date(now)],
      );
      await tx.query(
        `insert into operator_session
           (operator_id, token_hash, browser_hash, address, user_agent, failures, created_at, last_at, ends_at)
         values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
        [
          operatorId,
          hashOf(token),
          browser.secretHash,
          address,
          userAgent,
          failures,
          new Date(now),
          new Date(now + settings.get('consoleSessionSeconds') * 1000),
        ],
      );
      await tx.query(
        `update operator_session set ended_at = $2, end_reason = 'replaced' where id in (
           select id from operator_session where operator_id = $1 and ended_at is null order by id desc offset $3)`,
        [operatorId, new Date(now), SESSIONS_MAX],
      );
      return token;
    },
    async find(token, browser, now) {
      const { rows } = await store.query<SessionRow>(
        `select s.id, s.operator_id, s.browser_hash, s.failures, s.created_at, s.last_at, s.ends_at, s.ended_at,
           o.name, o.person, o.role, o.enabled
         from operator_session s join operator o on o.id = s.operator_id where s.token_hash = $1`,
        [hashOf(token)],
      );
      const row = rows[0];
      // A stolen token is useless in another browser, and the thief cannot end the session with it.
      if (!row || row.ended_at || !row.enabled || !row.browser_hash.equals(browser)) return undefined;
      const session = sessionOf(row, idleMs());
      if (session.endsAt > now && session.idleEndsAt > now) return session;
      await end(row.operator_id, row.id, session.endsAt <= now ? 'expired' : 'idle', now);
      return undefined;
    },
    async acted({ id, lastAt }, now) {
      if (now - lastAt < ACT_MS) return;
      await store.query('update operator_session set last_at = greatest(last_at, $2) where id = $1', [
        id,
        new Date(now),
      ]);
    },
    async list(operatorId, now) {
      const { rows } = await store.query<OpenSession>(
        `select id, created_at, last_at, address, user_agent from operator_session
         where operator_id = $1 and ended_at is null and ends_at > $2 and last_at > $3 order by id desc limit 50`,
        [operatorId, new Date(now), new Date(now - idleMs())],
      );
      return rows;
    },
    async before({ id, operatorId }) {
      const { rows } = await store.query<{ created_at: Date; address: string }>(
        `select created_at, address from operator_session where operator_id = $1 and id < $2 order by id desc limit 1`,
        [operatorId, id],
      );
      return rows[0] && { at: rows[0].created_at.getTime(), address: rows[0].address };
    },
  };
}

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

function sessionOf(row: SessionRow, idleMs: number): OperatorSession {
  const endsAt = row.ends_at.getTime();
  const lastAt = row.last_at.getTime();
  return {
    id: row.id,
    operatorId: row.operator_id,
    name: row.name,
    person: row.person,
    role: row.role,
    startedAt: row.created_at.getTime(),
    lastAt,
    idleEndsAt: Math.min(lastAt + idleMs, endsAt),
    endsAt,
    failures: row.failures,
  };
}
