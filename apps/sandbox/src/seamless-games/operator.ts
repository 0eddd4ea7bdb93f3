import { randomBytes } from 'node:crypto';
import type { SessionLine } from '../game-host/index.ts';
import { type Mode, partyKeys, signed, strayHmacKey } from '../party/index.ts';

/** Result of a call: `no` is a final refusal, `unclear` means that there was no usable answer. */
export type Told =
  | {
      readonly outcome: 'done';
      readonly balance: string | undefined;
      /** Amount returned by a rollback; some operators omit it. */
      readonly amount: string | undefined;
    }
  | { readonly outcome: 'no'; readonly code: string }
  | { readonly outcome: 'unclear' };

/** Body of an event, without its id and action. */
export type EventBody = Readonly<Record<string, unknown>> & { readonly player: string };

/** The operator's wallet, called over HTTP. */
export interface Operator {
  /** `event` is the idempotency key of the call; the same event always has the same body. */
  tell(action: string, event: string, body: EventBody): Promise<Told>;
  balance(session: SessionLine): Promise<string | undefined>;
  /** The balance in the operator's last answer about a player. */
  known(player: string): string | undefined;
}

export const CURRENCY = 'CNY';
const TIMEOUT_MS = 5_000;
const SLOW_MS = 3_000;

/** Calls the wallet at `url`, and applies the failure mode to the calls. */
export function createOperator(url: string | undefined, time: () => number, mode: () => Mode): Operator {
  const keys = partyKeys('harbor');
  const stray = strayHmacKey();
  const balances = new Map<string, string>();

  const send = async (action: string, event: string, raw: string): Promise<Told> => {
    const key = mode() === 'unsigned' ? stray : keys[0]!;
    try {
      const answer = await fetch(`${url}/provider/seamless/${action}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...signed(key, event, raw, time()) },
        body: raw,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return judge(answer.status, await answer.json());
    } catch {
      return { outcome: 'unclear' };
    }
  };
  const operator: Operator = {
    async tell(action, event, body) {
      if (url === undefined) return { outcome: 'unclear' };
      const raw = JSON.stringify({ event, action, ...body });
      if (mode() === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
      const [first] = await Promise.all(
        Array.from({ length: mode() === 'repeating' ? 3 : 1 }, () => send(action, event, raw)),
      );
      const told = first!;
      if (told.outcome === 'done' && told.balance !== undefined) balances.set(body.player, told.balance);
      return told;
    },
    async balance({ player, session }) {
      const event = randomBytes(16).toString('hex');
      const told = await operator.tell('balance', event, { player, session, currency: CURRENCY });
      return told.outcome === 'done' ? told.balance : undefined;
    },
    known: (player) => balances.get(player),
  };
  return operator;
}

function judge(status: number, body: unknown): Told {
  const { balance, amount, code } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  if (status === 200) {
    return { outcome: 'done', balance: textIn(balance), amount: textIn(amount) };
  }
  if (status === 409 && typeof code === 'string') return { outcome: 'no', code };
  return { outcome: 'unclear' };
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
