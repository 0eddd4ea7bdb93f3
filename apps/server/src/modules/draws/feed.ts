import {
  type OutsideDescriptor,
  parseFeedResult,
  type SignedFeedResult,
  verifyFeedResult,
} from '@tessera/fairness';
import { checkDraw } from '@tessera/rules';

/** A feed of official results with a confirmed signing key. */
export interface KnownFeed {
  /** Ed25519, hex. */
  readonly key: string;
  /** Its numbers are made up. */
  readonly simulated: boolean;
}

/** Why there is no result yet. `wrong`: the answer is not signed by the descriptor's key, of another draw, or no valid draw. */
export type FeedProblem = 'unreachable' | 'waiting' | 'provisional' | 'wrong';

export interface FeedClient {
  /** The feed, once it has answered; `undefined` without one. */
  known(): KnownFeed | undefined;
  /** Asks until the feed is known; returns at once where none is configured. Errors: throws when the mode does not allow it. */
  pin(): Promise<void>;
  /** The final, verified result of a draw, or why there is none. */
  ask(
    draw: Pick<OutsideDescriptor, 'provider' | 'issue' | 'family' | 'drawAt' | 'key'>,
  ): Promise<SignedFeedResult | { problem: FeedProblem }>;
  /** Moves the clock of a simulated feed; only in mode `test`. */
  setClockOffset(offsetMs: number): Promise<void>;
}

export interface FeedOptions {
  /** Base address; `undefined` = there is no feed, and its lotteries are not open for bets. */
  readonly url: string | undefined;
  /** The required signing key, hex; production does not start with a feed without one. */
  readonly key: string | undefined;
  readonly mode: 'demo' | 'test' | 'production';
}

const askTimeoutMs = 3_000;
const pinRetryMs = 500;

/** Client of one feed of official results. `production` refuses a simulated one. */
export function createFeedClient({ url, key, mode }: FeedOptions): FeedClient {
  let pinned: KnownFeed | undefined;
  const fetchJson = async (path: string): Promise<{ status: number; body: unknown } | undefined> => {
    try {
      const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(askTimeoutMs) });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return undefined;
    }
  };
  return {
    known: () => pinned,
    async pin() {
      while (url !== undefined && !pinned) {
        const info = await fetchJson('/info');
        if (info?.status === 200) pinned = accepted(info.body, key, mode);
        else await new Promise((resolve) => setTimeout(resolve, pinRetryMs).unref());
      }
    },
    async ask(draw) {
      if (url === undefined) return { problem: 'unreachable' };
      const answer = await fetchJson(`/results/${draw.provider}/${draw.issue}?drawAt=${draw.drawAt}`);
      if (!answer || answer.status >= 500) return { problem: 'unreachable' };
      if (answer.status !== 200) return { problem: 'waiting' };
      const signed = parseFeedResult(answer.body);
      if (!signed || !isOf(signed, draw)) return { problem: 'wrong' };
      return signed.report.final ? signed : { problem: 'provisional' };
    },
    async setClockOffset(offsetMs) {
      // The clock also moves on a platform without this feed.
      if (!pinned) return;
      await fetch(`${url}/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs }),
        signal: AbortSignal.timeout(askTimeoutMs),
      });
    },
  };
}

/** Whether a report is signed by the key fixed before the sale, is about this draw, and has valid numbers. */
function isOf(
  signed: SignedFeedResult,
  draw: Pick<OutsideDescriptor, 'provider' | 'issue' | 'family' | 'drawAt' | 'key'>,
): boolean {
  const { report } = signed;
  return (
    draw.key !== undefined &&
    verifyFeedResult(draw.key, signed) &&
    report.lottery === draw.provider &&
    report.issue === draw.issue &&
    report.drawAt === draw.drawAt &&
    report.at >= draw.drawAt &&
    checkDraw(draw.family, report.result).ok
  );
}

function accepted(info: unknown, key: string | undefined, mode: FeedOptions['mode']): KnownFeed {
  const { public_key, kind } = info as { public_key?: unknown; kind?: unknown };
  if (typeof public_key !== 'string' || !/^[0-9a-f]{64}$/.test(public_key)) {
    throw new Error('The service at FEED_URL is no feed of results.');
  }
  if (key !== undefined && key !== public_key)
    throw new Error('The feed at FEED_URL signs with another key than FEED_KEY.');
  const simulated = kind === 'simulated';
  if (mode === 'production' && (simulated || key === undefined)) {
    throw new Error('Production needs an official feed and its FEED_KEY: unset FEED_URL or set both.');
  }
  return { key: public_key, simulated };
}
