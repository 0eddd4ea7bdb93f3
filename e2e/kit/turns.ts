/**
 * The part of the journeys and fault tests that this run has, as `2/6` in `TEST_TURN`: the second of six. Without it a run has all of
 * them.
 */
const asked = process.env.TEST_TURN;

const everyTurn = ['texts.journey.ts'];

/** What this run has of a list: of six parts, every sixth in order is in the same one. All when the run has all. */
export function inTurn<Item>(items: readonly Item[], turn = asked): Item[] {
  const [own = 1, turns = 1] = (turn || '1/1').split('/').map(Number);
  return items.filter((_, place) => place % turns === own - 1);
}

/** Which of these files another run has. Files of `everyTurn` are in each: they divide what they do themselves, by `inTurn`. */
export function outOfTurn(files: readonly string[], turn = asked): string[] {
  const divided = files.toSorted().filter((file) => !everyTurn.includes(file));
  const own = inTurn(divided, turn);
  return divided.filter((file) => !own.includes(file));
}
