import { parseAmount, printAmount } from '@tessera/protocol/money';
import type { GameRules } from './game.ts';
import type { GameId } from './game-ids.ts';
import type { RoundView } from './page-api.ts';
import type { ChoiceOf, OutcomeOf, StepsOf } from './registry.ts';
import { commitOf, isSeed, roundStream } from './round.ts';

/** Result of verifying a finished round. */
export interface Verified<Outcome> {
  /** The revealed seed matches the commitment. */
  readonly seedMatches: boolean;
  /** Outcome and payout match the rules. */
  readonly outcomeMatches: boolean;
  /** Outcome by the rules; null when the round or seed cannot be read. */
  readonly outcome: Outcome | null;
  readonly payout: string | null;
}

/**
 * Replays a finished round from its revealed seed and compares. The caller passes the rules, so that a page bundles
 * only those of its own game.
 */
export function verifyRound<G extends GameId>(
  rules: GameRules<ChoiceOf<G>, OutcomeOf<G>, StepsOf<G>>,
  round: RoundView<G>,
  seed: string,
): Verified<OutcomeOf<G>> {
  const stake = parseAmount(round.stake);
  const choice = stake.ok && stake.value > 0n ? rules.parseChoice(round.choice, stake.value) : undefined;
  if (!isSeed(seed) || !stake.ok || choice === undefined) {
    return { seedMatches: false, outcomeMatches: false, outcome: null, payout: null };
  }
  const stream = roundStream({ seed, clientSeed: round.clientSeed, nonce: round.nonce });
  const { outcome, payout } = rules.play(stream, choice, stake.value, round.steps);
  return {
    seedMatches: commitOf(seed) === round.commit,
    outcomeMatches: sameJson(outcome, round.outcome) && printAmount(payout) === round.payout,
    outcome,
    payout: printAmount(payout),
  };
}

/** Whether two JSON values are equal, ignoring key order. */
function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) && sameJson(one[key as keyof typeof one], other[key as keyof typeof other]),
    )
  );
}
