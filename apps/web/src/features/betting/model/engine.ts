import type { PlayedItem, Rules } from '@tessera/rules/core';
import { knownFamilies, rulesOf } from '../../rules/index.ts';

/** What the betting page asks of the rules; of the open lottery's family alone, which {@link loadFamily} has brought. */
export type Engine = Pick<
  Rules,
  'parseContent' | 'printContent' | 'countLines' | 'oddsOf' | 'randomContent'
> & {
  /** `undefined` for an item of no loaded family. */
  playedItem(id: string): PlayedItem | undefined;
};

/** The rules of the loaded families. Throws for an item of any other, except where it says `undefined`. */
export const engine: Engine = {
  playedItem: (id) => rulesOf(id)?.playedItem(id),
  parseContent: (playedId, content) => loadedRules(playedId).parseContent(playedId, content),
  printContent: (parsed) => loadedRules(parsed.playedId).printContent(parsed),
  countLines: (playedId, content) => loadedRules(playedId).countLines(playedId, content),
  oddsOf: (playedId, pricing, rebatePpm) => loadedRules(playedId).oddsOf(playedId, pricing, rebatePpm),
  randomContent: (playedId, random) => loadedRules(playedId).randomContent(playedId, random),
};

/** Whether this client knows how to play a lottery of the family. */
export function isPlayable(family: string): boolean {
  return knownFamilies.includes(family);
}

/** A played item that is known to exist. Throws for an id of no loaded family. */
export function itemOf(playedId: string): PlayedItem {
  const item = engine.playedItem(playedId);
  if (item === undefined) throw new RangeError(`unknown played item ${playedId}`);
  return item;
}

function loadedRules(playedId: string): Rules {
  const rules = rulesOf(playedId);
  if (rules === undefined) throw new RangeError(`the rules of ${playedId} are not loaded`);
  return rules;
}
