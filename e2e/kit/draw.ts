import { drawOnSale } from './bets.ts';
import { createClient } from './client.ts';
import { addresses, advance } from './test.ts';
import { until } from './until.ts';

/** A draw that journeys bet on. */
export interface SaleDraw {
  /** Number as screens print it: the last part of the issue, such as `0142`. */
  readonly short: string;
  readonly issue: string;
  /** Moves the clock past the draw; resolves when it has its result. Answers the numbers. */
  draw(): Promise<readonly number[]>;
  /** Moves the clock just past the end of the sale. */
  close(): Promise<void>;
}

/** A sale of `lottery` that stays open for as long as a journey needs; the clock moves on to the next one where it must. */
export async function freshSale(lottery: string, neededMs = 100_000): Promise<SaleDraw> {
  const visitor = createClient(addresses().pc);
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
  return {
    issue,
    short: issue.split('-').at(-1) ?? '',
    close: async () => advance(close_at - (await serverNow()) + 1_000),
    async draw() {
      await advance(draw_at - (await serverNow()) + 1_000);
      const drawn = await until(`the result of ${issue}`, async () => {
        const { items } = await visitor.ok('POST /api/lottery/draw/list', { lottery, limit: 5 });
        return items.find((item) => item.issue === issue && item.result !== null);
      });
      return drawn.result as readonly number[];
    },
  };
}

/** The platform's clock in ms. */
async function serverNow(): Promise<number> {
  const visitor = createClient(addresses().pc);
  const { now } = await visitor.call('POST /common/cache/version');
  return now;
}
