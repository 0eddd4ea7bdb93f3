import type { PlayedItem, Rules } from '@tessera/rules/core';
import { type HouseChoice, knownFamilies, rulesOf } from '../../../data/rules/index.ts';

/** The rules functions used by the betting page; only for families loaded by {@link loadFamily}. */
export type Engine = Pick<
  Rules,
  'parseContent' | 'printContent' | 'countLines' | 'oddsOf' | 'randomContent'
> & {
  /** `undefined` for a play of a family that is not loaded. */
  playedItem(id: string): PlayedItem | undefined;
};

/** House rules the engine currently applies. */
let house: HouseChoice = {};

/** Sets the house rules the engine applies: those of the lottery on the shown betting page. */
export function followHouse(choice: HouseChoice): void {
  house = choice;
}

/** The result of `read` under the house rules of another lottery. */
export function underHouse<Value>(choice: HouseChoice, read: () => Value): Value {
  const before = house;
  house = choice;
  try {
    return read();
  } finally {
    house = before;
  }
}

/**
 * The rules of the loaded families under the current house rules. Except for `playedItem`, throws for a play of a family that
 * is not loaded.
 */
export const engine: Engine = {
  playedItem: (id) => rulesOf(id, house)?.playedItem(id),
  parseContent: (playedId, content) => loadedRules(playedId).parseContent(playedId, content),
  printContent: (parsed) => loadedRules(parsed.playedId).printContent(parsed),
  countLines: (playedId, content) => loadedRules(playedId).countLines(playedId, content),
  oddsOf: (playedId, pricing, rebatePpm) => loadedRules(playedId).oddsOf(playedId, pricing, rebatePpm),
  randomContent: (playedId, random) => loadedRules(playedId).randomContent(playedId, random),
};

/** Whether this client has the rules of the family. */
export function isPlayable(family: string): boolean {
  return knownFamilies.includes(family);
}

/** A play that is known to exist. Throws for an id of a family that is not loaded. */
export function itemOf(playedId: string): PlayedItem {
  const item = engine.playedItem(playedId);
  if (item === undefined) throw new RangeError(`unknown play ${playedId}`);
  return item;
}

function loadedRules(playedId: string): Rules {
  const rules = rulesOf(playedId, house);
  if (rules === undefined) throw new RangeError(`the rules of ${playedId} are not loaded`);
  return rules;
}
