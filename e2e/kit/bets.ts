import type { CallPayload } from '@tessera/protocol';
import { type Client, freshRid } from './client.ts';
import { until } from './until.ts';

export type BetRequest = CallPayload<'POST /api/lottery/bet'>;
/** A bet before its price is known. */
export type BetDraft = CallPayload<'POST /api/lottery/bet/quote'>['items'][number];

/** The draw of a lottery that accepts bets now; right after a start it takes a moment until there is one. */
export async function drawOnSale(client: Client, lottery: string) {
  return until(`a draw of ${lottery} on sale`, async () => {
    const [front] = await client.ok('POST /api/lottery/draw/current', { lottery: [lottery] });
    return front?.current?.state === 'open' ? front.current : undefined;
  });
}

/** A bet request with the price figures that an honest client shows: those of a quote. */
export async function betRequest(
  client: Client,
  lottery: string,
  issue: string,
  drafts: readonly BetDraft[],
): Promise<BetRequest> {
  const quoted = await client.ok('POST /api/lottery/bet/quote', { lottery, items: [...drafts] });
  const items = drafts.map((draft, place) => {
    const { lines, stake, odds } = quoted[place]!;
    return { ...draft, lines, stake, odds };
  });
  return { rid: freshRid(), lottery, issue, items };
}

/** Resolves when all bets of the player on a draw are won or lost. One that lost is told once the draw is settled. */
export async function untilDecided(player: Client, lottery: string, issue: string): Promise<void> {
  await until(`the bets on ${issue} to be decided`, async () => {
    const { items } = await player.ok('POST /api/record/bet', { lottery, issue });
    return items.length > 0 && items.every(({ state }) => state === 'won' || state === 'lost');
  });
}

export type ChaseRequest = CallPayload<'POST /api/lottery/chase'>;

/** A chase of these bets over two issues at multiple 1; `cost` is twice the cost of the bets. */
export function chaseRequest({ lottery, issue, items }: BetRequest, cost: string): ChaseRequest {
  return {
    rid: freshRid(),
    lottery,
    issue,
    items: [...items],
    plan: { mode: 'same', issues: 2, multiple: 1 },
    edits: [],
    stop_on_win: true,
    cost,
  };
}

/** One line of 五星直选 on the five digits of `number`, at the smallest stake: 0.0020. */
export function fiveDigits(number: number): BetDraft {
  return {
    played: 'ssc.star5.direct-multi',
    content: String(number).padStart(5, '0').split('').join('|'),
    unit_stake: '0.0020',
    multiple: 1,
    rebate_ppm: 0,
  };
}
