/**
 * The first part of `npm run rules:prove`: walks whole draw spaces, including the 3 628 800 races of PK10, for several
 * contents of every item whose space is small enough, and compares the wins with the odds. Prints each item that differs and
 * finally `N proven, N failed`; exits 1 when an item failed. The tests walk the same spaces, reduced to what an item reads.
 */
import fc from 'fast-check';
import { compileContent } from '../engine/compile.ts';
import { readContent } from '../engine/read.ts';
import { allFamilies } from '../families/all.ts';
import { familyFacts } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import { arbContent } from '../testing/arbitraries.ts';
import { permutations, spaceOf, tupleDraws } from '../testing/draw-space.ts';
import { linesByTier } from '../testing/odds-count.ts';

const contentsPerItem = 3;
let proven = 0;
let failed = 0;

for (const { family, items } of allFamilies) {
  if (family === 'pk10') proveRaces(items());
  else for (const item of items()) prove(item, wholeSpaceOf(item));
  console.log(`${family}: ${proven} proven so far, ${failed} failed`);
}
console.log(`${proven} proven, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** All draws of a family of digits; otherwise the part of the space that decides the item. */
function wholeSpaceOf(item: PlayItem): ReturnType<typeof spaceOf> {
  const { shape } = familyFacts[item.family];
  const isDigits = shape.form === 'list' && shape.zone.from === 0;
  return isDigits ? () => tupleDraws(shape.zone.count) : spaceOf(item);
}

function contentsOf(item: PlayItem): readonly ReturnType<typeof readContent>[] {
  const contents = fc.sample(arbContent(item, { countMax: 500 }), { numRuns: contentsPerItem, seed: 77 });
  return contents.map((content) => readContent(item, content));
}

function prove(item: PlayItem, space: ReturnType<typeof spaceOf>): void {
  if (space === undefined || item.tiers.some(({ legs }) => legs !== undefined)) return;
  const contents = fc.sample(arbContent(item, { countMax: 500 }), { numRuns: contentsPerItem, seed: 77 });
  for (const content of contents) {
    const read = readContent(item, content);
    const counts = linesByTier(item, content, space);
    const kinds = [...new Set(counts.map(({ kind }) => kind))];
    const lines = kinds.map(
      (kind) => new Set(counts.filter((tier) => tier.kind === kind).map((tier) => tier.lines)),
    );
    const agrees = lines.every(({ size }) => size === 1);
    settle(
      item,
      agrees && read.ok && lines.reduce((sum, [count]) => sum + Number(count), 0) === read.value.count,
    );
  }
}

/** Walks all races once and settles every item on each, because generating a race costs more than settling it. */
function proveRaces(items: readonly PlayItem[]): void {
  const entries = items.flatMap((item) =>
    contentsOf(item).flatMap((read) =>
      read.ok
        ? [
            {
              item,
              count: read.value.count,
              compiled: compileContent(item, read.value),
              wins: new Map<string, number>(),
            },
          ]
        : [],
    ),
  );
  let races = 0;
  for (const race of permutations(10)) {
    races++;
    for (const { compiled, wins } of entries) {
      for (const { tier, kind, count } of compiled.settle(race)) {
        const key = `${tier} ${kind}`;
        wins.set(key, (wins.get(key) ?? 0) + count);
      }
    }
  }
  for (const { item, count, wins } of entries) {
    const lines = item.tiers.map(({ tier, kind, wins: won, total }) => {
      return (Number(total) * (wins.get(`${tier} ${kind}`) ?? 0)) / (Number(won) * races);
    });
    settle(item, lines.every(Number.isInteger) && lines.reduce((sum, one) => sum + one, 0) === count);
  }
}

function settle(item: PlayItem, holds: boolean): void {
  if (holds) proven++;
  else {
    failed++;
    console.log(`${item.id} does not win as often as its odds say`);
  }
}
