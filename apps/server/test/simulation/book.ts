import { type Content, compile, type Draw, payoutOf, pushTier } from '@tessera/rules';

/** A simple model of the ledger: the expected balances, computed event by event with plain arithmetic. */
export interface Book {
  /** Main balance by player, 1/10 000. */
  readonly balances: Map<bigint, bigint>;
  /** Money in transit to or from a platform, and platform balances, by player. */
  readonly transit: Map<bigint, bigint>;
  readonly onPlatform: Map<bigint, bigint>;
  /** Balances of the platform's own accounts. */
  readonly house: { stakes: bigint; payouts: bigint; rebate: bigint };
  readonly bets: Map<bigint, BookedBet>;
  accept(bet: BookedBet): void;
  /** Refunds the stake of an open bet: it was cancelled, or its draw is void. */
  giveBack(id: bigint): void;
  /** Decides every open bet of a draw. */
  settle(draw: bigint, result: Draw): void;
  /** Pays the players' rebates for a draw's decided bets. */
  rebate(draw: bigint): void;
  /** A transfer starts: a positive amount to the platform, a negative one back. */
  leave(player: bigint, amount: bigint): void;
  /** A transfer ends: the money has arrived (`done`), or is back where it came from. */
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
  /** Part of the stake that was refunded for ties. */
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
        if (!compiled.ok) throw new Error(`${bet.played} was accepted with an invalid content`);
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
