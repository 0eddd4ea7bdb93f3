import { createRules } from './core.ts';
import { allFamilies } from './families/all.ts';

/** The engine with all families. */
const rules = createRules(allFamilies);

export const {
  playItems,
  playItem,
  parseContent,
  printContent,
  countLines,
  compile,
  settle,
  oddsOf,
  oddsForContent,
  maxWinOf,
  randomContent,
  parseSingleEntry,
  describeContent,
  playFlat,
  playTree,
} = rules;
