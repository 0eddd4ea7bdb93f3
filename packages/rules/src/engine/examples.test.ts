import { describe, expect, test } from 'vitest';
import { countLines, settle } from '../all-rules.ts';
import { allFamilies } from '../families/all.ts';
import { readCatalogue } from '../testing/catalogue.ts';

const { played: plays } = readCatalogue();

describe.each(allFamilies)('examples of the catalogue for $family', ({ family }) => {
  const cases = plays
    .filter((item) => item.family === family)
    .flatMap(({ id, examples }) => examples.map((example) => ({ id, ...example })));

  test.each(cases)('[R3.8] $id counts and settles $content', ({ id, content, count, draw, wins }) => {
    expect(countLines(id, content)).toEqual({ ok: true, value: count });
    expect(settle(id, content, draw)).toEqual({ ok: true, value: wins });
  });
});
