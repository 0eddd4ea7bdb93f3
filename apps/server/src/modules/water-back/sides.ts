import { allFamilies, type ContentShape, createRules, type PlayItem } from '@tessera/rules';

/** A play on which a player can bet on both sides; see the table `water_back_side`. */
export interface SidePlay {
  readonly play: string;
  /** Plays with the same subject bet on the same thing, on either board. */
  readonly subject: string;
  /** The part of the content that names the places; null when the parts of a text are the places. */
  readonly key: string | null;
}

/** Pairs of words that exclude each other, as in `water_back_stakes`. */
const PAIRS = [
  ['big', 'small'],
  ['odd', 'even'],
  ['prime', 'composite'],
  ['dragon', 'tiger'],
  ['tail-big', 'tail-small'],
  ['sum-odd', 'sum-even'],
  ['sum-big', 'sum-small'],
  ['upper', 'lower'],
  ['front', 'back'],
  ['tame', 'wild'],
  ['sky', 'earth'],
] as const;

/** Plays of the traditional boards and the plays of the credit board on the same thing. */
const SAME: Readonly<Record<string, string>> = {
  'ssc.sides.total': 'ssc.credit.sum-sides',
  'ssc.compare.dragon-tiger': 'ssc.credit.dragon-tiger',
  'pk10.sides.rank': 'pk10.credit.ball-sides',
  'pk10.sum2.sides': 'pk10.credit.sum2-sides',
  'pk10.dragon.rank': 'pk10.credit.dragon-tiger',
  'k3.sum.sides': 'k3.credit.sides',
  'kl8.board.sum-sides': 'kl8.credit.sum-sides',
  'kl8.board.odd-even': 'kl8.credit.odd-even',
};

/**
 * Plays of all families with opposite sides: those that take both words of a pair at one place as two lines. Words of the zodiac
 * are animals, not sides.
 */
export function sidePlays(): readonly SidePlay[] {
  return allFamilies.flatMap((family) => {
    const rules = createRules([family]);
    return rules.playItems().flatMap((item): SidePlay[] => {
      if (item.id.includes('zod')) return [];
      const found = PAIRS.flatMap(([one, other]) => contentOf(item, `${one},${other}`) ?? []).find(
        ({ content }) => {
          const lines = rules.countLines(item.id, content);
          return lines.ok && lines.value === 2;
        },
      );
      return found ? [{ play: item.id, subject: SAME[item.id] ?? item.id, key: found.key }] : [];
    });
  });
}

/** A content with these picks at one place; undefined for a play without places. */
function contentOf(
  { content: { fields } }: PlayItem,
  picks: string,
): { content: unknown; key: string | null } | undefined {
  const [first, second] = fields as ContentShape['fields'];
  if (first?.kind === 'set' && second === undefined) return { content: picks, key: null };
  if (first?.kind === 'groups' && second === undefined)
    return { content: picks + '|'.repeat(first.groups.length - 1), key: null };
  if (first?.kind !== 'set' || second?.kind !== 'set' || second.key !== 'list') return undefined;
  const { tokens } = first.set;
  const place = 'words' in tokens ? tokens.words[0]! : String(tokens.from);
  return { content: { [first.key]: place, list: picks }, key: first.key };
}
