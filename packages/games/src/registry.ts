import { baccarat } from './baccarat.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { dragon } from './dragon.ts';
import { fishing } from './fishing.ts';
import { fruit } from './fruit.ts';
import type { GameRules } from './game.ts';
import type { GameId } from './game-ids.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';

const RULES = { crash, dice, mines, plinko, fruit, dragon, baccarat, fishing };

type RulesById = typeof RULES;
/** Distributes over a union of games, so that it yields a union of parts. */
type Parts<G extends GameId> = G extends GameId
  ? RulesById[G] extends GameRules<infer C, infer O, infer S>
    ? { choice: C; outcome: O; steps: S }
    : never
  : never;

/** The player's choice before a round of a game. */
export type ChoiceOf<G extends GameId> = Parts<G>['choice'];
/** Outcome of a round of a game. */
export type OutcomeOf<G extends GameId> = Parts<G>['outcome'];
/** The player's actions during a round of a game; `null` for a game without actions. */
export type StepsOf<G extends GameId> = Parts<G>['steps'];

/** The rules of a game. */
export const rulesOf = <G extends GameId>(game: G): GameRules<ChoiceOf<G>, OutcomeOf<G>, StepsOf<G>> =>
  RULES[game] as unknown as GameRules<ChoiceOf<G>, OutcomeOf<G>, StepsOf<G>>;
