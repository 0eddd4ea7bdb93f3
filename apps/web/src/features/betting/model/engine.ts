import { createRules, type PlayedItem } from '@tessera/rules/core';
import { ssc } from '@tessera/rules/ssc';

/** The rules of the families this client offers; a further family is one more entry. */
export const engine = createRules([ssc]);

const families: readonly string[] = [ssc.family];

/** Whether this client knows how to play a lottery of the family. */
export function isPlayable(family: string): boolean {
  return families.includes(family);
}

/** A played item that is known to exist. Throws for an id of no offered family. */
export function itemOf(playedId: string): PlayedItem {
  const item = engine.playedItem(playedId);
  if (item === undefined) throw new RangeError(`unknown played item ${playedId}`);
  return item;
}
