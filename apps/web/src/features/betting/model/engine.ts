import type { PlayedItem, Rules } from '@tessera/rules/core';
import { type HouseChoice, knownFamilies, rulesOf } from '../../rules/index.ts';

/** What the betting page asks of the rules; of the open lottery's family alone, which {@link loadFamily} has brought. */
export type Engine = Pick<
  Rules,
  'parseContent' | 'printContent' | 'countLines' | 'oddsOf' | 'randomContent'
> & {
  /** `undefined` for an item of no loaded family. */
  playedItem(id: string): PlayedItem | undefined;
};

/** House rules of the lottery the engine speaks for. */
let house: HouseChoice = {};

/** From now on the engine follows the house rules of a lottery: those of the betting page on show. */
export function followHouse(choice: HouseChoice): void {
  house = choice;
}

/** What `read` says under the house rules of another lottery. */
export function underHouse<Value>(choice: HouseChoice, read: () => Value): Value {
  const before = house;
  house = choice;
  try {
    return read();
  } finally {
    house = before;
  }
}

/** The rules of the loaded families, as the lottery on show has them. Throws for an item of any other, except where it says `undefined`. */
export const engine: Engine = {
  playedItem: (id) => rulesOf(id, house)?.playedItem(id),
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
  const rules = rulesOf(playedId, house);
  if (rules === undefined) throw new RangeError(`the rules of ${playedId} are not loaded`);
  return rules;
}
