import type { PlayItem } from '@tessera/rules/core';

/** Caches a value computed from a play. */
export function memoByItem<Fact>(work: (item: PlayItem) => Fact): (item: PlayItem) => Fact {
  const known = new WeakMap<PlayItem, { fact: Fact }>();
  return (item) => {
    const kept = known.get(item) ?? { fact: work(item) };
    known.set(item, kept);
    return kept.fact;
  };
}
