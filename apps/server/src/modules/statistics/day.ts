import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Draw, Family, HouseRules } from '@tessera/rules';
import { countsOf, drawAttributes, meanTotalTenths, tracksOf, trendZones } from '@tessera/rules/statistics';

type Figures = Pick<ReplyOf<'drawStatistics'>, 'tracks' | 'forms' | 'total'>;

/** Counts the results of a lottery. */
export function figuresOf(family: Family, draws: readonly Draw[], house: HouseRules): Figures {
  const zones = trendZones(family, house);
  const tracks = tracksOf(family, house).map(({ key, words, wordOf }) => ({
    key,
    counts: inOrder(words, countsOf(draws.map(wordOf))),
  }));
  const forms = zones.flatMap(({ key, kind, columns, hits }) =>
    kind === 'words'
      ? [{ key, counts: inOrder(columns, countsOf(draws.map((draw) => columns[hits(draw)[0] ?? 0] ?? ''))) }]
      : [],
  );
  return { tracks, forms, total: totalOf(family, draws, house) };
}

/** Counts of all words in their order, zero for those not drawn. */
const inOrder = (words: readonly string[], counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(words.map((word) => [word, counts[word] ?? 0]));

/** The distribution of totals is symmetrical: the mean lies halfway between the smallest and the largest. */
function totalOf(family: Family, draws: readonly Draw[], house: HouseRules): Figures['total'] {
  const zone = trendZones(family, house).find(({ kind, key }) => kind === 'sum' && key.startsWith('sum'));
  if (!zone) return null;
  const totals = draws.map((draw) => Number(attributeOf(family, draw, zone.key, house)));
  return {
    key: zone.key,
    sum: totals.reduce((sum, total) => sum + total, 0),
    expected_tenths: meanTotalTenths(family),
  };
}

function attributeOf(family: Family, draw: Draw, key: string, house: HouseRules): string {
  return drawAttributes(family, draw, house).find((attribute) => attribute.key === key)?.value ?? '0';
}
