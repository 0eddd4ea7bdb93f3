import { type Content, type Draw, payoutOf, pushTier, type Rules, type Win } from '@tessera/rules';

/** Wins of contents in one draw; each distinct content is evaluated once. `key` identifies a play and a content. */
export interface Evaluator {
  /** Wins of a content that was evaluated before. */
  known(key: string): readonly Win[] | undefined;
  /**
   * Evaluates a content and caches its wins under the key.
   * Throws if the rules refuse it: the bet was accepted, so paying nothing for it would be wrong.
   */
  learn(key: string, playId: string, content: Content): readonly Win[];
}

/** Cached contents: enough for contents that many players bet on, few enough that memory does not grow with the draw. */
const KEPT_MAX = 20_000;

/** `rules` are those of the draw's family under the house rules the draw was sold by. */
export function createEvaluator(draw: Draw, rules: Pick<Rules, 'compile'>): Evaluator {
  const kept = new Map<string, readonly Win[]>();
  return {
    known: (key) => kept.get(key),
    learn(key, playId, content) {
      const compiled = rules.compile(playId, content);
      if (!compiled.ok)
        throw new Error(`${playId}: the rules refuse an accepted content with ${compiled.error.code}`);
      const wins = compiled.value.settle(draw);
      if (kept.size >= KEPT_MAX) kept.clear();
      kept.set(copyOf(key), wins);
      return wins;
    },
  };
}

/** A key may be a slice of a whole page's text and would keep that text in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** Payout of a bet. Amounts in 1/10 000. */
export interface Payout {
  readonly payout: bigint;
  /** Part of the stake that is returned for ties. */
  readonly tied: bigint;
}

/** Payout of a bet (L9): `lineStake` is unit stake x multiple; `odds` as fixed at acceptance. */
export function payOut(
  wins: readonly Win[],
  lineStake: bigint,
  odds: Readonly<Record<string, string>>,
): Payout {
  const rates = Object.fromEntries(Object.entries(odds).map(([tier, rate]) => [tier, BigInt(rate)]));
  const ties = wins.filter(({ tier }) => tier === pushTier);
  return {
    payout: payoutOf(wins, lineStake, rates),
    tied: ties.reduce((sum, { count }) => sum + BigInt(count) * lineStake, 0n),
  };
}

/** A bet's own rebate: its stake without the part returned for ties, times the rate, rounded down (L13, L16). */
export function rebateOf(stake: bigint, tied: bigint, ratePpm: number): bigint {
  return ((stake - tied) * BigInt(ratePpm)) / 1_000_000n;
}
