import { lineKeys } from '../content/line-keys.ts';
import { lineFault } from '../content/parse-lines.ts';
import type { Picks } from '../content/parsed.ts';
import {
  type ContentShape,
  type LinesField,
  type SetSpec,
  type Tokens,
  tokenValues,
} from '../content/shape.ts';
import type { PlayItem } from '../families/declare.ts';

/** Random source: returns an integer 0 to `n - 1`, uniformly distributed. */
export type Random = (n: number) => number;

/** Attempts are cheap and nearly all succeed. If all fail, the item can never be played. */
const triesMax = 1000;

/** After this many attempts, rows get different numbers. Ten rows of ten cars need this. */
const freeTries = 50;

/** A quick pick: a random valid content with as few unit bets as the shape allows. */
export function randomPicks(item: PlayItem, random: Random): Picks {
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const picks = pickShape(item.content, random, attempt >= freeTries);
    if (item.play.count(picks) > 0) return picks;
  }
  throw new Error(`no playable content found for ${item.id}`);
}

function pickShape(shape: ContentShape, random: Random, different: boolean): Picks {
  const sets: number[][] = [];
  for (const field of shape.fields) {
    if (field.kind === 'set') sets.push(pickSome(field.set.tokens, field.set.min, random));
    if (field.kind === 'groups') sets.push(...pickGroups(field.groups, field.minNonempty, random, different));
  }
  for (const zone of shape.bankers?.zones ?? []) {
    const specs = shape.fields.flatMap((field) =>
      field.kind === 'set' ? [field.set] : field.kind === 'groups' ? field.groups : [],
    );
    const tokens = specs[zone.drags]?.tokens;
    if (tokens === undefined) continue;
    const bankers = Math.max(1, specs[zone.bankers]?.min ?? 0);
    const all = pickSome(tokens, Math.max(zone.need, bankers + 1), random, false);
    sets[zone.bankers] = all.slice(0, bankers).sort((a, b) => a - b);
    sets[zone.drags] = all.slice(bankers).sort((a, b) => a - b);
  }
  const single = shape.fields.find((field) => field.kind === 'lines');
  return single === undefined
    ? { sets }
    : { sets, lines: { length: single.length, count: 1, values: pickLine(single, random) } };
}

/** Fills exactly the required number of positions, chosen at random; `different` never uses a token in two of them. */
function pickGroups(
  groups: readonly SetSpec[],
  minNonempty: number,
  random: Random,
  different: boolean,
): number[][] {
  const order = shuffled(
    groups.map((_, index) => index),
    random,
  );
  const filled = new Set(order.slice(0, minNonempty));
  const row = different ? shuffled(tokenValues(groups[0]?.tokens ?? { words: [] }), random) : [];
  return groups.map(({ tokens, min }, index) => {
    if (!filled.has(index)) return [];
    return different ? row.slice(index, index + 1) : pickSome(tokens, Math.max(1, min), random);
  });
}

function pickSome(tokens: Tokens, count: number, random: Random, sorted = true): number[] {
  const picked = shuffled(tokenValues(tokens), random).slice(0, count);
  return sorted ? picked.sort((a, b) => a - b) : picked;
}

function pickLine(field: LinesField, random: Random): Uint8Array {
  const extra = field.extra?.count ?? 0;
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const main = field.order.endsWith('different')
      ? pickSome(field.tokens, field.length - extra, random, false)
      : pickRepeating(field.tokens, field.length - extra, random);
    const rest = field.extra === undefined ? [] : pickSome(field.extra.tokens, extra, random, false);
    const values = Uint8Array.from([...main, ...rest]);
    if (lineFault(values, 0, field) !== undefined) continue;
    lineKeys(field).normalise(values, 0);
    return values;
  }
  throw new Error('no line fits the pattern');
}

function pickRepeating(tokens: Tokens, count: number, random: Random): number[] {
  const values = tokenValues(tokens);
  return Array.from({ length: count }, () => values[random(values.length)] ?? 0);
}

function shuffled(values: readonly number[], random: Random): number[] {
  const mixed = [...values];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] ?? 0, mixed[i] ?? 0];
  }
  return mixed;
}
