import {
  allFamilies,
  catalogueHouse,
  createRules,
  demoPricing,
  linesOf,
  type PlayItem,
  type Rules,
  type SetSpec,
  tokenText,
  tokenValues,
} from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { countingMs, pieces } from './cost.ts';

/** Repeatable random numbers. */
function chances(): (n: number) => number {
  let state = 1;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const random = chances();

/** Short contents of an item that take long to count: a quick pick, every number of every set, and up to 200 lines. */
function contentsOf(item: PlayItem, rules: Rules): unknown[] {
  const field = linesOf(item.content);
  const quick = rules.randomContent(item.id, random);
  const everywhere = (content: unknown) =>
    typeof content === 'object' && content !== null && 'pos' in content
      ? [content, { ...content, pos: '1,2,3,4,5' }]
      : [content];
  if (!field) return [quick, fullest(item)].flatMap(everywhere);
  const one = (): string => {
    const content = rules.randomContent(item.id, random);
    return typeof content === 'string' ? content : (content[field.key] ?? '');
  };
  return [5, 20, 100, 200].flatMap((count) => {
    const list = [...new Set(Array.from({ length: count }, one))].join('|');
    return everywhere(typeof quick === 'string' ? list : { ...quick, [field.key]: list });
  });
}

function fullest({ content: { form, fields } }: PlayItem): unknown {
  const all = ({ tokens, max }: SetSpec) =>
    tokenValues(tokens)
      .slice(0, max)
      .map((value) => tokenText(tokens, value))
      .join(',');
  const texts = fields.map((field) => {
    if (field.kind === 'set') return all(field.set);
    return field.kind === 'groups' ? field.groups.map(all).join('|') : '';
  });
  return form === 'string' ? texts[0] : Object.fromEntries(fields.map(({ key }, at) => [key, texts[at]]));
}

const TIMES = 4;
/**
 * CPU time of this thread, so that other work on the machine does not count. The faster of two rounds is used, because a
 * garbage collection may happen in one. The result is compared with several times the estimate: the test looks for items
 * that search and are not listed, which take ten times as long or more.
 */
function cpuMs(work: () => void): number {
  const rounds = [0, 1].map(() => {
    const before = process.threadCpuUsage();
    for (let time = 0; time < TIMES; time += 1) work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / TIMES;
  });
  return Math.min(...rounds);
}
const TOLERANCE = 5;
/** CPU time is counted in steps of up to 10 ms. */
const FLOOR_MS = 2.5;

describe('[E16] the cost of a bet is estimated before it is counted', () => {
  test.each(allFamilies.map((family) => [family.family, family] as const))(
    'no item of %s costs much more than its estimate',
    (_name, family) => {
      const rules = createRules([family], catalogueHouse);
      const underrated = rules.playItems().flatMap((item) =>
        contentsOf(item, rules).flatMap((content) => {
          const parsed = rules.parseContent(item.id, content);
          if (!parsed.ok) return [];
          const odds = rules.oddsOf(item.id, demoPricing, 0);
          const estimate = countingMs({ played: item.id, content });
          const spent = cpuMs(() => {
            rules.parseContent(item.id, content);
            rules.printContent(parsed.value);
            rules.maxWinOf(parsed.value, 20_000n, odds);
          });
          return spent > TOLERANCE * estimate + FLOOR_MS ? [{ id: item.id, content, estimate, spent }] : [];
        }),
      );
      expect(underrated).toEqual([]);
    },
  );

  test('bets are split into pieces of about the same cost, in their order', () => {
    const bets = Array.from({ length: 200 }, (_, place) => ({
      played: place % 2 === 0 ? 'kl10.any2.single' : 'ssc.star5.direct-multi',
      content: String(place),
    }));
    const runs = pieces(bets, 50);
    expect(runs.flat()).toEqual(bets);
    expect(Math.max(...runs.map((run) => run.length))).toBeLessThanOrEqual(6);
    expect(
      pieces([{ played: 'x', content: '1'.repeat(3_000_000) }, ...bets.slice(1, 3)], 50)[0],
    ).toHaveLength(1);
    expect(pieces([], 50)).toEqual([]);
  });
});
