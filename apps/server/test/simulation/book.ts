import { type Content, compile, type Draw, payoutOf, pushTier } from '@tessera/rules';

/** What the simulated house should hold, worked out one event after the other in plain arithmetic. */
export interface Book {
  /** Main balance by player, 1/10 000. */
  readonly balances: Map<bigint, bigint>;
  /** Money on its way to or from a platform, and there, by player. */
  readonly transit: Map<bigint, bigint>;
  readonly onPlatform: Map<bigint, bigint>;
  /** What the house's own accounts hold. */
  readonly house: { stakes: bigint; payouts: bigint; rebate: bigint };
  readonly bets: Map<bigint, BookedBet>;
  accept(bet: BookedBet): void;
  /** Gives an open bet's stake back: cancelled, or its draw is void. */
  giveBack(id: bigint): void;
  /** Decides every open bet of a draw. */
  settle(draw: bigint, result: Draw): void;
  /** Pays the own rebates of a draw's decided bets. */
  rebate(draw: bigint): void;
  /** Money sets out: positive to the platform, negative home. */
  leave(player: bigint, amount: bigint): void;
  /** It has arrived where it was sent, or is back where it came from. */
  arrive(player: bigint, amount: bigint, done: boolean): void;
}

export interface BookedBet {
  readonly id: bigint;
  readonly player: bigint;
  readonly draw: bigint;
  readonly played: string;
  readonly content: Content;
  readonly stake: bigint;
  /** Stake of one line. */
  readonly lineStake: bigint;
  readonly odds: Readonly<Record<string, bigint>>;
  readonly rebatePpm: number;
  state: 'open' | 'decided' | 'returned';
  /** Part of the stake that came back by ties. */
  tied: bigint;
}

export function createBook(): Book {
  const book: Book = {
    balances: new Map(),
    transit: new Map(),
    onPlatform: new Map(),
    house: { stakes: 0n, payouts: 0n, rebate: 0n },
    bets: new Map(),
    accept(bet) {
      move(bet.player, -bet.stake);
      book.house.stakes += bet.stake;
      book.bets.set(bet.id, bet);
    },
    giveBack(id) {
      const bet = book.bets.get(id)!;
      bet.state = 'returned';
      move(bet.player, bet.stake);
      book.house.stakes -= bet.stake;
    },
    settle(draw, result) {
      for (const bet of openOf(draw)) {
        const compiled = compile(bet.played, bet.content);
        if (!compiled.ok) throw new Error(`${bet.played} was accepted with a content that is none`);
        const wins = compiled.value.settle(result);
        const payout = payoutOf(wins, bet.lineStake, bet.odds);
        for (const { tier, count } of wins) if (tier === pushTier) bet.tied += BigInt(count) * bet.lineStake;
        bet.state = 'decided';
        move(bet.player, payout);
        book.house.payouts -= payout;
      }
    },
    rebate(draw) {
      for (const bet of book.bets.values()) {
        if (bet.draw !== draw || bet.state !== 'decided') continue;
        const amount = ((bet.stake - bet.tied) * BigInt(bet.rebatePpm)) / 1_000_000n;
        move(bet.player, amount);
        book.house.rebate -= amount;
      }
    },
    leave(player, amount) {
      move(player, -abs(amount), amount > 0n ? book.balances : book.onPlatform);
      move(player, abs(amount), book.transit);
    },
    arrive(player, amount, done) {
      move(player, -abs(amount), book.transit);
      move(player, abs(amount), amount > 0n === done ? book.onPlatform : book.balances);
    },
  };
  const move = (player: bigint, amount: bigint, purses = book.balances) =>
    purses.set(player, (purses.get(player) ?? 0n) + amount);
  const openOf = (draw: bigint) =>
    [...book.bets.values()].filter((bet) => bet.draw === draw && bet.state === 'open');
  return book;
}

const abs = (amount: bigint) => (amount < 0n ? -amount : amount);
