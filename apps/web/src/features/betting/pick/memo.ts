import type { PlayedItem } from '@tessera/rules/core';

/** Caches a value computed from a play. */
export function memoByItem<Fact>(work: (item: PlayedItem) => Fact): (item: PlayedItem) => Fact {
  const known = new WeakMap<PlayedItem, { fact: Fact }>();
  return (item) => {
    const kept = known.get(item) ?? { fact: work(item) };
    known.set(item, kept);
    return kept.fact;
  };
}
