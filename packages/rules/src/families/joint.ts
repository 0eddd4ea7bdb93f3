import { bestAssignment } from '../math/assignment.ts';
import type { Joint } from '../play/board.ts';

/** Spots drawn without replacement: all spots show different numbers, so the best draw is an assignment problem. */
export const differentNumbers: Joint = (payoffs) => bestAssignment(payoffs.map(({ byValue }) => byValue));

/** Weight 1 for each number 1 to `of`, at its own index. */
export const evenWeights = (of: number) => (): readonly bigint[] =>
  Array.from({ length: of + 1 }, (_, number) => (number === 0 ? 0n : 1n));
