import type { Board, PlayItem } from '@tessera/rules/core';

/** The plays of one group on one board. */
export interface RuleGroup {
  readonly id: string;
  readonly board: Board;
  readonly items: readonly PlayItem[];
}

/** Plays by group, in the order of the rules. */
export function groupsOf(items: readonly PlayItem[]): readonly RuleGroup[] {
  return [...Map.groupBy(items, ({ group }) => group.id)].flatMap(([id, own]) => {
    const [first] = own;
    return first ? [{ id, board: first.board, items: own }] : [];
  });
}

/** The group selected first: that of the wanted play, otherwise the first. */
export function firstGroup(groups: readonly RuleGroup[], wanted: string | undefined): RuleGroup | undefined {
  return groups.find(({ items }) => items.some(({ id }) => id === wanted)) ?? groups[0];
}
