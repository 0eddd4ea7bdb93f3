import { randomBytes } from 'node:crypto';
import { type Body, type Mode, partyKeys, signed } from '../party/index.ts';

/** The platform's answer: its body, or undefined for a refusal and for no usable answer. */
type Told = Body | undefined;

/** The calls to the platform, as a vendor of service software makes them. */
export interface PlatformCalls {
  tell(action: string, body: Body): Promise<Told>;
}

const TIMEOUT_MS = 5_000;
/** In mode `repeating` each call is made this often, with one event. */
const REPEATS = 3;

/** Signed calls to `url`; without an address no call is made. */
export function createPlatformCalls(
  url: string | undefined,
  time: () => number,
  mode: () => Mode,
): PlatformCalls {
  const [key] = partyKeys('service');
  const send = async (action: string, event: string, raw: string): Promise<Told> => {
    try {
      const answer = await fetch(`${url}/provider/service/${action}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...signed(key!, event, raw, time()) },
        body: raw,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body = (await answer.json()) as Body;
      return answer.status === 200 ? body : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    async tell(action, body) {
      if (url === undefined || mode() === 'down') return undefined;
      const event = randomBytes(16).toString('hex');
      const raw = JSON.stringify({ event, action, ...body });
      const times = mode() === 'repeating' ? REPEATS : 1;
      const [first] = await Promise.all(Array.from({ length: times }, () => send(action, event, raw)));
      return first;
    },
  };
}
