import { type Amount, parseAmount, printAmount } from '@tessera/protocol/money';
import { type Fraction, fraction, plus, times } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf, STAKE_STEP, type Stream } from './game.ts';

export const BACCARAT_SPOTS = ['player', 'banker', 'tie'] as const;
export type BaccaratSpot = (typeof BACCARAT_SPOTS)[number];

/** Amount bet on each spot, as text like "12.50"; spots without a bet are left out. The stake is their sum. */
export type BaccaratChoice = Readonly<Partial<Record<BaccaratSpot, string>>>;

export interface Card {
  /** 1 (ace) to 13 (king). */
  readonly rank: number;
  /** 0 spades, 1 hearts, 2 clubs, 3 diamonds. */
  readonly suit: number;
}

export interface BaccaratBet {
  readonly on: BaccaratSpot;
  readonly stake: string;
  /** Total returned for this bet, stake included. */
  readonly pays: string;
}

export interface BaccaratOutcome {
  /** Two or three cards each, in the order dealt to that hand. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: BaccaratSpot;
  readonly bets: readonly BaccaratBet[];
}

/** Return of a winning bet, stake included: even money, 5 % less on the banker, nine to one on a tie. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratSpot, Hundredths>> = {
  player: 200,
  banker: 195,
  tie: 1000,
};

/**
 * Baccarat with the usual drawing rules. Every card is drawn from a full deck of 52 (as with infinitely many decks), so
 * a hand never depends on earlier hands. On a tie, bets on player and banker are returned.
 */
export const baccarat: GameRules<BaccaratChoice, BaccaratOutcome> = {
  parseChoice(value, stake) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const bets = Object.entries(value).map(([spot, text]) => [spot, typeof text === 'string' ? text : '']);
    const sizes = bets.map(([, text]) => parseAmount(text));
    const fits =
      bets.every(([spot]) => BACCARAT_SPOTS.some((known) => known === spot)) &&
      sizes.every((size) => size.ok && size.value > 0n && size.value % STAKE_STEP === 0n) &&
      sizes.reduce((sum, size) => sum + (size.ok ? size.value : 0n), 0n) === stake;
    return fits ? (Object.fromEntries(bets) as BaccaratChoice) : undefined;
  },
  play(stream, choice) {
    const hands = deal(() => stream.below(52));
    const winner = winnerOf(hands.player, hands.banker);
    let payout = 0n;
    const bets = betsOf(choice).map(({ on, stake }): BaccaratBet => {
      const pays = payoutOf(stake, paysOn(on, winner));
      payout += pays;
      return { on, stake: printAmount(stake), pays: printAmount(pays) };
    });
    return { outcome: { ...hands, winner, bets }, payout: payout as Amount };
  },
  rtp(choice) {
    const bets = betsOf(choice);
    const total = bets.reduce((sum, bet) => sum + bet.stake, 0n);
    return bets.reduce(
      (sum, { on, stake }) => plus(sum, times(fraction(stake, total), baccaratRtp(on))),
      fraction(0n),
    );
  },
};

const paysOn = (on: BaccaratSpot, winner: BaccaratSpot): Hundredths => {
  if (on === winner) return BACCARAT_PAYS[on];
  return winner === 'tie' ? 100 : 0;
};

function betsOf(choice: BaccaratChoice): { on: BaccaratSpot; stake: Amount }[] {
  return BACCARAT_SPOTS.flatMap((on) => {
    const size = parseAmount(choice[on]);
    return size.ok ? [{ on, stake: size.value }] : [];
  });
}

/** Points of a card: tens and face cards count 0. */
export const cardPoints = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);

/** Points of a hand: the last digit of the sum. */
export const handPoints = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + cardPoints(card), 0) % 10;

/** Whether the player's hand of two takes a third card: up to 5 points. */
export const playerDraws = (points: number): boolean => points <= 5;

/**
 * Whether the banker takes a third card, from the points of the banker's two cards and of the player's third
 * (undefined: none taken).
 */
export function bankerDraws(points: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return points <= 5;
  switch (points) {
    case 3:
      return playerThird !== 8;
    case 4:
      return playerThird >= 2 && playerThird <= 7;
    case 5:
      return playerThird >= 4 && playerThird <= 7;
    case 6:
      return playerThird === 6 || playerThird === 7;
    default:
      return points <= 2;
  }
}

function deal(next: () => number): { player: Card[]; banker: Card[] } {
  const card = (): Card => {
    const drawn = next();
    return { rank: (drawn % 13) + 1, suit: Math.floor(drawn / 13) };
  };
  const player = [card()];
  const banker = [card()];
  player.push(card());
  banker.push(card());
  const [playerPoints, bankerPoints] = [handPoints(player), handPoints(banker)];
  if (playerPoints >= 8 || bankerPoints >= 8) return { player, banker };
  if (playerDraws(playerPoints)) player.push(card());
  if (bankerDraws(bankerPoints, player[2] && cardPoints(player[2]))) banker.push(card());
  return { player, banker };
}

function winnerOf(player: readonly Card[], banker: readonly Card[]): BaccaratSpot {
  const lead = handPoints(player) - handPoints(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}

/** Deals the cards of a stream; for pages that only show hands. */
export const dealBaccarat = (stream: Stream): { player: Card[]; banker: Card[] } =>
  deal(() => stream.below(52));

/** Average return of a bet on a spot, from the exact chances of `baccaratChances`. */
export function baccaratRtp(on: BaccaratSpot): Fraction {
  const chances = baccaratChances();
  return BACCARAT_SPOTS.reduce(
    (sum, winner) => plus(sum, times(chances[winner], fraction(BigInt(paysOn(on, winner)), 100n))),
    fraction(0n),
  );
}

let known: Readonly<Record<BaccaratSpot, Fraction>> | undefined;

/** Probability of each result, by counting all hands: 4 of 13 ranks have 0 points, one rank each of the others. */
export function baccaratChances(): Readonly<Record<BaccaratSpot, Fraction>> {
  known ??= countHands();
  return known;
}

const VALUES = Array.from({ length: 10 }, (_, value) => value);
const ranksOf = (value: number): number => (value === 0 ? 4 : 1);

function countHands(): Record<BaccaratSpot, Fraction> {
  const counts = { player: 0, banker: 0, tie: 0 };
  // Every hand is counted as if six cards were drawn: 13^6 in total, well below 2^53.
  const add = (player: number, banker: number, weight: number) => {
    if (player > banker) counts.player += weight;
    else if (player < banker) counts.banker += weight;
    else counts.tie += weight;
  };
  const two = VALUES.map((points) =>
    VALUES.reduce((sum, first) => sum + ranksOf(first) * ranksOf((points - first + 10) % 10), 0),
  );
  for (const player of VALUES) {
    for (const banker of VALUES) {
      const weight = two[player]! * two[banker]!;
      if (player >= 8 || banker >= 8) add(player, banker, weight * 169);
      else countThirds(player, banker, weight, add);
    }
  }
  const all = BigInt(13 ** 6);
  return {
    player: fraction(BigInt(counts.player), all),
    banker: fraction(BigInt(counts.banker), all),
    tie: fraction(BigInt(counts.tie), all),
  };
}

/** Counts the third cards for two hands with `player` and `banker` points; a card not taken counts for all 13 ranks. */
function countThirds(
  player: number,
  banker: number,
  weight: number,
  add: (player: number, banker: number, weight: number) => void,
): void {
  for (const third of VALUES) {
    const draws = playerDraws(player);
    const playerEnd = draws ? (player + third) % 10 : player;
    const ways = weight * ranksOf(third);
    if (bankerDraws(banker, draws ? third : undefined)) {
      for (const last of VALUES) add(playerEnd, (banker + last) % 10, ways * ranksOf(last));
    } else add(playerEnd, banker, ways * 13);
  }
}
