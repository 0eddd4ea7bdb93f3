/**
 * A race by the best multiple of one bet. Only the first bets of a player's day count (`RACE_BETS`), and the stake does not
 * matter: staking more never helps. The board is final once it is frozen; equal multiples rank by who was first.
 */
import { type Amount, amountOf } from '@tessera/protocol/money';
import { RACE_BETS, type Terms } from './terms.ts';

/** A settled bet of a player in the race: no cancelled, void, tied, trial or opposite-sided one. */
export interface RaceBet {
  readonly id: bigint;
  /** Day of its acceptance in the platform's zone, and the time in ms since 1970. */
  readonly day: string;
  readonly at: number;
  readonly stake: Amount;
  readonly payout: Amount;
}

/** A bet as far as its rank is concerned. */
export type RankedBet = Omit<RaceBet, 'day'>;

/** A player's best bet. Absent on the board: no bet of his was paid. */
export interface Best<Who> {
  readonly who: Who;
  readonly bet: RankedBet;
}

/** One row of the board. */
export interface RaceRow<Who> extends Best<Who> {
  /** From 1; no two rows share a rank. */
  readonly rank: number;
  /** Payout / stake in hundredths, rounded down: 9 750 is 97.50 times. For display; ranks compare exactly. */
  readonly multiple: bigint;
  /** Zero below the last prize. */
  readonly prize: Amount;
}

/** The bets of a player that count: of each day the first `RACE_BETS` with at least `stakeMin`, in the order of acceptance. */
export function countedBets(
  bets: readonly RaceBet[],
  { stakeMin }: Pick<Terms<'race'>, 'stakeMin'>,
): readonly RaceBet[] {
  const perDay = new Map<string, number>();
  return [...bets].sort(byTime).filter(({ day, stake }) => {
    const before = perDay.get(day) ?? 0;
    if (stake < stakeMin || stake <= 0n || before >= RACE_BETS) return false;
    perDay.set(day, before + 1);
    return true;
  });
}

/** The best of a player's counted bets; undefined when none was paid. */
export const bestBet = (
  bets: readonly RaceBet[],
  terms: Pick<Terms<'race'>, 'stakeMin'>,
): RaceBet | undefined =>
  countedBets(bets, terms)
    .filter(({ payout }) => payout > 0n)
    .toSorted(byRank)[0];

/** The board: all players with a paid bet, best first, with the prize of each rank. */
export const raceBoard = <Who>(
  players: readonly Best<Who>[],
  { prizes }: Pick<Terms<'race'>, 'prizes'>,
): readonly RaceRow<Who>[] =>
  players
    .toSorted((a, b) => byRank(a.bet, b.bet))
    .map(({ who, bet }, index) => ({
      who,
      bet,
      rank: index + 1,
      multiple: (bet.payout * 100n) / bet.stake,
      prize: prizes[index] ?? amountOf(0n),
    }));

/** Higher multiple first, compared exactly; then the earlier bet, then the lower id. */
function byRank(a: RankedBet, b: RankedBet): number {
  const lead = b.payout * a.stake - a.payout * b.stake;
  return lead === 0n ? byTime(a, b) : lead > 0n ? 1 : -1;
}

function byTime(a: RankedBet, b: RankedBet): number {
  if (a.at !== b.at) return a.at - b.at;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

/** A name as others see it: first and last character around three stars, whatever its length. */
export function maskName(name: string): string {
  const letters = [...name];
  return letters.length < 3 ? `${letters[0] ?? ''}***` : `${letters[0]}***${letters.at(-1)}`;
}
