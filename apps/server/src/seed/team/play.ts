import { amountOf, parseAmount } from '@tessera/protocol';
import type { Betting } from '../../modules/betting/index.ts';
import { seedDeposits } from '../../modules/cashier/index.ts';
import type { Commission } from '../../modules/commission/index.ts';
import type { IdentityParts } from '../../modules/identity/index.ts';
import type { Settlement } from '../../modules/settlement/index.ts';
import type { Store } from '../../store/index.ts';
import { demoRid, quotedBets } from '../demo-request.ts';
import { closeSample, type SampleDraw, settleSample } from '../sample-draws.ts';
import { betsOn } from './bets.ts';
import { chanceOf } from './chance.ts';
import { earnUntil } from './earnings.ts';
import { cashOf, withdrawalPostings } from './money.ts';
import { placedAt, type TeamOccasion } from './sales.ts';
import type { TeamPlayer } from './tree.ts';

export interface PlayDeps {
  readonly store: Store;
  readonly identity: Pick<IdentityParts, 'ledger'>;
  readonly betting: Betting;
  readonly settlement: Settlement;
  readonly commission: Commission;
}

/** A player of the team with their account. */
export type SeatedPlayer = TeamPlayer & { readonly userId: bigint };

type QuotedBet = Awaited<ReturnType<typeof quotedBets>>[number];

/** The bets of one player on one draw, ready to be placed. */
interface Order {
  readonly player: SeatedPlayer;
  readonly draw: SampleDraw;
  readonly items: readonly QuotedBet[];
}

/**
 * Plays one occasion: makes the commission of the days before, moves money, places all bets at one time, and settles each draw at its
 * time. Continues where an interrupted seed ended: the money was moved when its draws are on sale, and a placed request is not
 * placed again.
 */
export async function playOccasion(
  deps: PlayDeps,
  players: readonly SeatedPlayer[],
  occasion: TeamOccasion,
  moveTo: (ms: number) => Promise<void>,
): Promise<void> {
  const { store } = deps;
  const { name, draws } = occasion;
  const selling = draws.filter(({ state }) => state === 'scheduled' || state === 'open');
  if (selling.length > 0) {
    if (occasion.recent) await moveTo(placedAt(selling));
    else await earnUntil(deps, placedAt(selling), moveTo);
    const orders = await Promise.all(selling.map((draw) => ordersOf(deps, players, draw, occasion)));
    await openWithMoney(deps, orders.flat(), selling, name);
    await Promise.all(orders.flat().map((order) => place(deps, order)));
    await Promise.all(selling.map(({ id }) => closeSample(store, id)));
  }
  for (const at of new Set(draws.map(({ draw_at }) => draw_at.getTime()))) {
    await moveTo(at);
    const due = draws.filter(({ draw_at }) => draw_at.getTime() === at);
    await Promise.all(due.map(({ id }) => settleSample(deps, id)));
  }
}

async function ordersOf(
  { betting }: PlayDeps,
  players: readonly SeatedPlayer[],
  draw: SampleDraw,
  occasion: TeamOccasion,
): Promise<Order[]> {
  const lottery = draw.lottery_id;
  const chosen = betsOn(players, draw, occasion);
  const quoted = await quotedBets(
    betting,
    lottery,
    chosen.flatMap(({ bets }) => bets),
  );
  return chosen.map(({ player, bets }) => ({
    player: players[player]!,
    draw,
    items: quoted.splice(0, bets.length),
  }));
}

/** Opens the sale. The money of the occasion is moved in the same transaction, and only when no sale was open before. */
async function openWithMoney(
  { store, identity }: PlayDeps,
  orders: readonly Order[],
  draws: readonly SampleDraw[],
  name: string,
): Promise<void> {
  if (draws.some(({ state }) => state === 'open')) return;
  const stakes = new Map<SeatedPlayer, bigint>();
  for (const { player, items } of orders)
    stakes.set(
      player,
      items.reduce((sum, { stake }) => sum + unitsOf(stake), stakes.get(player) ?? 0n),
    );
  const bettors = [...stakes.keys()];
  await store.tx(async (tx) => {
    const { rows } = await tx.query<{ user_id: bigint; balance: bigint }>(
      `select user_id, balance from player_balance where kind = 'main' and currency = 'CNY' and user_id = any ($1)`,
      [bettors.map(({ userId }) => userId)],
    );
    const balances = new Map(rows.map(({ user_id, balance }) => [user_id, balance]));
    const moves = bettors.map((player) => {
      const key = `demo team ${player.name} ${name}`;
      const stake = stakes.get(player)!;
      return {
        ...player,
        key,
        cash: cashOf(player.habit, balances.get(player.userId)!, stake, chanceOf(key)),
      };
    });
    await seedDeposits(
      tx,
      identity.ledger,
      moves.flatMap(({ userId, cash, name: payer }) =>
        cash > 0n ? [{ userId, amount: amountOf(cash), payer }] : [],
      ),
    );
    await identity.ledger.post(
      tx,
      moves.flatMap(({ userId, key, cash }) => (cash < 0n ? withdrawalPostings(userId, key, -cash) : [])),
    );
    await tx.query("update draw set state = 'open' where id = any ($1)", [draws.map(({ id }) => id)]);
  });
}

async function place({ betting }: PlayDeps, { player, draw, items }: Order): Promise<void> {
  const { lottery_id: lottery, issue } = draw;
  await betting.place(
    { userId: player.userId, currency: 'CNY', kind: 'player' },
    { rid: demoRid(`${player.name} ${lottery} ${issue}`), lottery, issue, items: [...items] },
  );
}

/** An amount in units of 1/10 000. Errors: throws for a text that is no amount. */
function unitsOf(text: string): bigint {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(`${text} is not an amount`);
  return parsed.value;
}
