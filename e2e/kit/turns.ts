/**
 * The part of the journeys and fault tests that this run has, as `2/6` in `TEST_TURN`: the second of six. Without it a run has all of
 * them.
 */
const asked = process.env.TEST_TURN;

/** Which of these files another run has: of six parts, every sixth of a list in order is in the same one. None when the run has all. */
export function outOfTurn(files: readonly string[], turn = asked): string[] {
  if (!turn) return [];
  const [own = 1, turns = 1] = turn.split('/').map(Number);
  return files.toSorted().filter((_, place) => place % turns !== own - 1);
}
