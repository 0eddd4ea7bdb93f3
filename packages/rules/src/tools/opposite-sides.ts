import type { Content } from '../content/parse.ts';

/** A bet as far as its sides are concerned. */
export interface SidedBet {
  /** Id of the played item. */
  readonly play: string;
  readonly content: Content;
}

const PAIRS = [
  ['big', 'small'],
  ['odd', 'even'],
  ['prime', 'composite'],
  ['dragon', 'tiger'],
  ['front', 'back'],
  ['tame', 'wild'],
  ['sky', 'earth'],
] as const;
/** Sides of a part of the number: its last digit, the sum of its digits. */
const PARTS = ['', 'tail-', 'sum-'];

/** The other side of each side. Dragon and tiger are also signs of the zodiac, where they are no sides. */
const otherSides = new Map(
  PARTS.flatMap((part) =>
    PAIRS.flatMap(([one, other]) => [
      [part + one, part + other] as const,
      [part + other, part + one] as const,
    ]),
  ),
);

/**
 * Which of a player's bets on one draw are opposite-sided: the same played item at the same position is bet on both of two sides
 * that exclude each other, such as big and small, by this bet or together with another. Answers places in the list.
 */
export function oppositeSided(bets: readonly SidedBet[]): ReadonlySet<number> {
  const betsOn = new Map<string, number[]>();
  for (const [place, { play, content }] of bets.entries())
    for (const { position, token } of sidesOf(play, content)) {
      const subject = `${play}\n${position}\n${token}`;
      betsOn.set(subject, [...(betsOn.get(subject) ?? []), place]);
    }
  const opposite = new Set<number>();
  for (const [subject, places] of betsOn) {
    const [play, position, token = ''] = subject.split('\n');
    if (betsOn.has(`${play}\n${position}\n${otherSides.get(token)}`))
      for (const place of places) opposite.add(place);
  }
  return opposite;
}

function sidesOf(play: string, content: Content): { readonly position: string; readonly token: string }[] {
  const isSide = (token: string): boolean =>
    otherSides.has(token) && (play.includes('dragon') || (token !== 'dragon' && token !== 'tiger'));
  return positionsOf(content).flatMap(({ position, tokens }) =>
    tokens
      .split(',')
      .filter(isSide)
      .map((token) => ({ position, token })),
  );
}

/** `a|b` has a position for each part; in `{rank, list}` the list holds for each rank. */
function positionsOf(content: Content): { readonly position: string; readonly tokens: string }[] {
  if (typeof content === 'string')
    return content.split('|').map((tokens, position) => ({ position: String(position), tokens }));
  const { list, ...where } = content as Readonly<Record<string, string>>;
  if (list === undefined) return Object.entries(where).map(([position, tokens]) => ({ position, tokens }));
  const positions = Object.values(where).flatMap((values) => values.split(','));
  return (positions.length > 0 ? positions : ['']).map((position) => ({ position, tokens: list }));
}
