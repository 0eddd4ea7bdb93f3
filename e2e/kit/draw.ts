import { betRequest, drawOnSale, untilDecided } from './bets.ts';
import { type Client, createClient } from './client.ts';
import { moveClock } from './platform.ts';
import { type Addresses, addresses } from './sites.ts';
import { until } from './until.ts';

/** A draw that journeys bet on. */
export interface SaleDraw {
  /** Number as screens print it: the last part of the issue, such as `0142`. */
  readonly short: string;
  readonly issue: string;
  /** Moves the clock past the draw, waits for its result, and returns the drawn numbers. */
  draw(): Promise<readonly number[]>;
  /** Moves the clock just past the end of the sale. */
  close(): Promise<void>;
  /** Moves the clock to `ms` after the due time of the draw. */
  pass(ms: number): Promise<void>;
}

/**
 * A draw of `lottery` that stays on sale for at least `neededMs`; the clock moves to the next draw where necessary. Uses
 * the platform of this worker unless another is given.
 */
export async function freshSale(
  lottery: string,
  neededMs = 100_000,
  { pc, console }: Pick<Addresses, 'pc' | 'console'> = addresses(),
): Promise<SaleDraw> {
  const visitor = createClient(pc);
  const advance = (ms: number) => moveClock({ console, pc }, ms);
  const serverNow = async () => (await visitor.call('POST /common/cache/version')).now;
  const ahead = async () => {
    const draw = await drawOnSale(visitor, lottery);
    return { draw, left: draw.close_at - (await serverNow()) };
  };
  let { draw, left } = await ahead();
  if (left < neededMs) {
    await advance(left + 1_000);
    ({ draw, left } = await ahead());
  }
  const { issue, close_at, draw_at } = draw;
  const pass = async (ms: number) => advance(draw_at - (await serverNow()) + ms);
  return {
    issue,
    short: issue.split('-').at(-1) ?? '',
    close: async () => advance(close_at - (await serverNow()) + 1_000),
    pass,
    async draw() {
      await pass(1_000);
      const drawn = await until(`the result of ${issue}`, async () => {
        const { items } = await visitor.ok('POST /api/lottery/draw/list', { lottery, limit: 5 });
        const found = items.find((item) => item.issue === issue);
        if (found?.state === 'void') throw new Error(`${issue} is void: it was not sealed in time.`);
        return found?.result ? found : undefined;
      });
      return drawn.result as readonly number[];
    },
  };
}

/** Bets 10 on one side of a digit lottery's next draw, and waits until the bet is decided. */
export async function betDecided(player: Client, lottery: string): Promise<SaleDraw> {
  const sale = await freshSale(lottery, 20_000);
  const bet = {
    played: 'ssc.credit.sum-sides',
    content: 'big',
    unit_stake: '10',
    multiple: 1,
    rebate_ppm: 0,
  };
  await player.ok('POST /api/lottery/bet', await betRequest(player, lottery, sale.issue, [bet]));
  await sale.draw();
  await untilDecided(player, lottery, sale.issue);
  return sale;
}
