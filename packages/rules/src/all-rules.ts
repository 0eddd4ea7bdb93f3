import { createRules } from './core.ts';
import { allFamilies } from './families/all.ts';

/** The engine with all families. */
const rules = createRules(allFamilies);

export const {
  playedItems,
  playedItem,
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
  playedFlat,
  playedTree,
} = rules;
