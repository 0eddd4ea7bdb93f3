import type { Betting } from '../modules/betting/index.ts';
import { findUserByName, type IdentityParts } from '../modules/identity/index.ts';
import type { Settlement } from '../modules/settlement/index.ts';
import type { WelfareDeps } from '../modules/welfare/index.ts';
import { type Clock, type Jobs, type Store, withPastClock } from '../store/index.ts';
import { demoActivityJob } from './demo-activity.ts';
import { type DemoDeposit, demoDeposits, demoPosting } from './demo-deposits.ts';
import { DEMO_AGENT, demoPlayers } from './demo-players.ts';
import { demoRid, quotedBets } from './demo-request.ts';
import { type DemoBet, demoBet, isDemoSale } from './demo-sales.ts';
import { demoSignIns, signDemoIn } from './demo-welfare.ts';
import { closeSample, type SampleDraw, settleSample, unsettledSamples } from './sample-draws.ts';

export interface DemoMonthDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly identity: IdentityParts;
  readonly betting: Betting;
  readonly settlement: Settlement;
  readonly welfare: WelfareDeps;
}

/** A bet is placed this long before its draw closes. */
const beforeCloseMs = 20_000;

/**
 * Gives the demo players a month of deposits, sign-ins and bets, in the order of time, and the agent the sign-ins. The bets are on
 * their sample draws; bets and draws go through the code of real ones, with a clock in the past. Continues where an interrupted
 * start ended.
 */
export async function seedDemoMonth(deps: DemoMonthDeps): Promise<void> {
  const { store, clock, jobs } = deps;
  const draws = (await unsettledSamples(store)).filter(({ lottery_id, place }) =>
    isDemoSale(lottery_id, place),
  );
  if (draws.length === 0) return;
  await jobs.add(demoActivityJob, 'first start', clock.local());
  const turns = new Map<string, number>();
  await withPastClock(store.address, clock, async (moveTo) => {
    const acts = actsOf(deps);
    for (const draw of draws) {
      while (acts[0] && acts[0].at < draw.close_at.getTime() - beforeCloseMs)
        await perform(acts.shift()!, moveTo);
      const turn = turns.get(draw.lottery_id) ?? 0;
      turns.set(draw.lottery_id, turn + 1);
      await moveTo(draw.close_at.getTime() - beforeCloseMs);
      await sell(deps, draw, turn);
      await moveTo(draw.draw_at.getTime());
      await settleSample(deps, draw.id);
    }
    for (const act of acts) await perform(act, moveTo);
  });
}

/** What a demo player does beside betting. */
interface Act {
  /** Ms. */
  readonly at: number;
  readonly run: () => Promise<void>;
}

function actsOf(deps: DemoMonthDeps): Act[] {
  const { clock, welfare } = deps;
  const now = clock.local();
  const deposits = demoDeposits(now).map((one) => ({ at: one.at, run: () => deposit(deps, one) }));
  const signIns = demoSignIns(now, welfare.settings.get('timeZone')).map((at) => ({
    at,
    run: async () => {
      for (const name of ['demo', DEMO_AGENT]) {
        const user = await findUserByName(deps.store, name);
        if (user) await signDemoIn(user, welfare);
      }
    },
  }));
  return [...deposits, ...signIns].toSorted((one, other) => one.at - other.at);
}

async function perform({ at, run }: Act, moveTo: (ms: number) => Promise<void>): Promise<void> {
  await moveTo(at);
  await run();
}

/** Posts one deposit for every demo player. */
async function deposit({ store, identity }: DemoMonthDeps, { days, amount }: DemoDeposit): Promise<void> {
  for (const userName of demoPlayers) {
    const user = await findUserByName(store, userName);
    if (!user) continue;
    await store.tx((tx) =>
      identity.ledger.post(tx, [demoPosting(user.id, `demo ${userName} ${days}`, amount)]),
    );
  }
}

async function sell(deps: DemoMonthDeps, draw: SampleDraw, turn: number): Promise<void> {
  const { store } = deps;
  if (draw.state !== 'scheduled' && draw.state !== 'open') return;
  await store.query("update draw set state = 'open' where id = $1", [draw.id]);
  const bet = (offset: number) => demoBet(draw.lottery_id, turn + offset);
  await placeAs(deps, draw, 'demo', [bet(0), bet(3)]);
  await placeAs(deps, draw, 'demo2', [bet(1)]);
  await closeSample(store, draw.id);
}

async function placeAs(
  { store, betting }: DemoMonthDeps,
  { lottery_id: lottery, issue }: SampleDraw,
  userName: (typeof demoPlayers)[number],
  chosen: readonly DemoBet[],
): Promise<void> {
  const user = await findUserByName(store, userName);
  if (!user) return;
  const rid = demoRid(`${userName} ${lottery} ${issue}`);
  const items = await quotedBets(betting, lottery, chosen);
  await betting.place(
    { userId: user.id, currency: user.currency, kind: 'player' },
    { rid, lottery, issue, items },
  );
}
