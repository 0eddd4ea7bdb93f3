import { type BetDraft, type BetRequest, betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid, type PlayerClient } from '../kit/client.ts';

/** A bet request that was sent, and its answer. */
export interface Sent {
  readonly player: PlayerClient;
  readonly request: BetRequest;
  /** Bet ids of the answer; absent when there was no answer. */
  acknowledged?: readonly number[];
}

/** Players that bet continuously, each with several requests at once, until their server is gone. */
export interface Load {
  readonly sent: readonly Sent[];
  /** Resolves when `count` requests were acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Resolves when every player has stopped, because the server does not answer or because of `stop`. */
  ended: Promise<unknown>;
  stop(): void;
}

/** Concurrent requests of one player. */
const LANES = 2;

/** Plays that pay about double, so that no payout cap is reached. */
const sides = ['big', 'small', 'odd', 'even', 'tail-big', 'tail-small'] as const;

const draft = (place: number): BetDraft => ({
  played: 'lhc.special.sides',
  content: sides[place % sides.length]!,
  unit_stake: '1.0000',
  multiple: 1,
  rebate_ppm: 0,
});

/** Begins to bet on the draw on sale of `lottery`, which must be one of LHC. */
export async function startLoad(players: readonly PlayerClient[], lottery: string): Promise<Load> {
  const sent: Sent[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let acknowledged = 0;
  let stopped = false;
  const { issue } = await drawOnSale(players[0]!, lottery);
  // One price list serves all players: the figures depend on the content alone.
  const { items } = await betRequest(
    players[0]!,
    lottery,
    issue,
    Array.from({ length: 50 }, (_, place) => draft(place)),
  );

  const lane = async (player: PlayerClient): Promise<void> => {
    for (let turn = 0; !stopped; turn += 1) {
      const from = (turn * 7) % 45;
      const entry: Sent = {
        player,
        request: { rid: freshRid(), lottery, issue, items: items.slice(from, from + 1 + (turn % 4)) },
      };
      sent.push(entry);
      const ids = await placed(entry);
      if (ids === undefined) return;
      entry.acknowledged = ids;
      acknowledged += 1;
      for (const { count, resolve } of waiting) if (acknowledged >= count) resolve();
    }
  };
  return {
    sent,
    acknowledged: (count) =>
      new Promise((resolve) => {
        if (acknowledged >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    ended: Promise.all(players.flatMap((player) => Array.from({ length: LANES }, () => lane(player)))),
    stop: () => {
      stopped = true;
    },
  };
}

/** Sends a request and returns its bet ids; `undefined` when there was no answer or the server could not serve. */
export async function placed({ player, request }: Sent): Promise<readonly number[] | undefined> {
  const answer = await player.call('POST /api/lottery/bet', request).catch(() => undefined);
  if (answer === undefined || answer.state === 'ERROR') return undefined;
  if (answer.state !== 'SUCCESS') throw new Error(`a bet was refused: ${JSON.stringify(answer)}`);
  return answer.message.items.map((item) => {
    if (!item.ok) throw new Error(`a bet was refused: ${JSON.stringify(item)}`);
    return item.bet_id;
  });
}
