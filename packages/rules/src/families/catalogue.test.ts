import { describe, expect, test } from 'vitest';
import type { Field, SetSpec, Tokens } from '../content/shape.ts';
import {
  type Catalogue,
  type CatalogueField,
  type CatalogueItem,
  readCatalogue,
} from '../testing/catalogue.ts';
import { allFamilies } from './all.ts';
import type { PlayItem } from './declare.ts';

const catalogue: Catalogue = readCatalogue();

const tokensText = (tokens: Tokens): unknown =>
  'words' in tokens ? tokens.words : `${tokens.from}..${tokens.to}`;

const setText = ({ tokens, min, max, name }: SetSpec) => ({
  kind: 'set',
  tokens: tokensText(tokens),
  min,
  max,
  ...(name === undefined ? {} : { name }),
});

const lineWords = {
  ordered: 'ordered, repeats allowed',
  'ordered-different': 'ordered, all different',
  'unordered-different': 'order ignored, all different',
  unordered: 'order ignored, repeats as the pattern demands',
};

const patternWords = {
  pair: /^exactly two/,
  'not-leopard': /^not all three/,
  different: /^all three digits different/,
};

function fieldText(field: Field, written: CatalogueField): unknown {
  switch (field.kind) {
    case 'set':
      return setText(field.set);
    case 'groups':
      return {
        kind: 'groups',
        count: field.groups.length,
        groups: field.groups.map(setText),
        min_nonempty: field.minNonempty,
      };
    case 'lines':
      return {
        kind: 'lines',
        line_length: field.length,
        tokens: tokensText(field.tokens),
        line: lineWords[field.order],
        min: 1,
        max: 100_000,
        // The catalogue uses several wordings for one restriction.
        ...(field.pattern !== undefined && patternWords[field.pattern].test(written.pattern ?? '')
          ? { pattern: written.pattern }
          : {}),
        ...(field.extra === undefined
          ? {}
          : {
              extra: {
                tokens: tokensText(field.extra.tokens),
                count: field.extra.count,
                place: `the last ${field.extra.count} token(s) of every line`,
              },
            }),
      };
  }
}

function contentText(item: PlayItem, written: CatalogueItem['content']): unknown {
  const fields = item.content.fields;
  const shown =
    item.content.form === 'string'
      ? { form: 'string', value: fields.map((field) => fieldText(field, written.value ?? { kind: '' }))[0] }
      : {
          form: 'object',
          keys: Object.fromEntries(
            fields.map((field) => [field.key, fieldText(field, written.keys?.[field.key] ?? { kind: '' })]),
          ),
        };
  return { ...shown, ...(item.content.bankers === undefined ? {} : { also: alsoText(item) }) };
}

function alsoText({ content }: PlayItem): string {
  const needs = content.bankers?.zones.map(({ need }) => need) ?? [];
  return needs.length === 1
    ? `bankers and drags must not overlap; bankers + drags must number at least ${needs[0]}`
    : `at least one banker in all; per zone bankers and drags must not overlap and together number at least ${needs[0]} (front) / ${needs[1]} (back)`;
}

/** Compares by cross-multiplication, so that unreduced fractions compare exactly. */
function sameFraction(wins: bigint, total: bigint, written: string): boolean {
  const [a, b] = written.split('/').map(BigInt);
  return wins * (b ?? 0n) === (a ?? 0n) * total;
}

describe.each(allFamilies)('declarations of $family', ({ family, items }) => {
  const written = catalogue.played.filter((item) => item.family === family);
  const declared = new Map(items().map((item) => [item.id, item]));

  test('[R3.7] the family has exactly the items of the catalogue', () => {
    expect(
      items()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(written.map(({ id }) => id).toSorted());
    expect(items()).toHaveLength(catalogue.families[family]?.items ?? 0);
  });

  test.each(written)('$id is declared as in the catalogue', (expected) => {
    const item = declared.get(expected.id);
    if (item === undefined) throw new Error(`${expected.id} is not declared`);
    const { board, group, type, notes } = item;
    expect({
      board,
      group,
      type,
      notes,
      content: contentText(item, expected.content),
    }).toEqual({
      board: expected.disk,
      group: { id: expected.group.id },
      type: { id: expected.type.id },
      notes: expected.notes,
      content: expected.content,
    });
  });

  test.each(written)('[L9] $id has the odds of the catalogue as exact fractions', (expected) => {
    const tiers = declared.get(expected.id)?.tiers ?? [];
    const known = expected.tiers.filter(({ odds }) => odds !== null);
    if (known.length < expected.tiers.length) return;
    expect(tiers.map(({ tier, kind }) => `${tier}/${kind}`).toSorted()).toEqual(
      known.map(({ tier, kind }) => `${tier}/${kind}`).toSorted(),
    );
    for (const { tier, kind, odds } of known) {
      const own = tiers.find((other) => other.tier === tier && other.kind === kind);
      expect(
        sameFraction(own?.wins ?? 0n, own?.total ?? 1n, odds ?? ''),
        `${tier}/${kind} ${own?.wins}/${own?.total}`,
      ).toBe(true);
    }
  });
});
