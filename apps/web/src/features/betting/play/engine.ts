import type { PlayItem, Rules } from '@tessera/rules/core';
import { type HouseChoice, knownFamilies, rulesOf } from '../../../data/rules/index.ts';

/** The rules functions used by the betting page; only for families loaded by {@link loadFamily}. */
export type Engine = Pick<
  Rules,
  'parseContent' | 'printContent' | 'countLines' | 'oddsOf' | 'randomContent'
> & {
  /** `undefined` for a play of a family that is not loaded. */
  playItem(id: string): PlayItem | undefined;
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
  playItem: (id) => rulesOf(id, house)?.playItem(id),
  parseContent: (playId, content) => loadedRules(playId).parseContent(playId, content),
  printContent: (parsed) => loadedRules(parsed.playId).printContent(parsed),
  countLines: (playId, content) => loadedRules(playId).countLines(playId, content),
  oddsOf: (playId, pricing, rebatePpm) => loadedRules(playId).oddsOf(playId, pricing, rebatePpm),
  randomContent: (playId, random) => loadedRules(playId).randomContent(playId, random),
};

/** Whether this client has the rules of the family. */
export function isPlayable(family: string): boolean {
  return knownFamilies.includes(family);
}

/** A play that is known to exist. Throws for an id of a family that is not loaded. */
export function itemOf(playId: string): PlayItem {
  const item = engine.playItem(playId);
  if (item === undefined) throw new RangeError(`unknown play ${playId}`);
  return item;
}

function loadedRules(playId: string): Rules {
  const rules = rulesOf(playId, house);
  if (rules === undefined) throw new RangeError(`the rules of ${playId} are not loaded`);
  return rules;
}
