import type { PlayList } from '@tessera/protocol/inward';

export type { PlayList } from '@tessera/protocol/inward';

export type Names = Readonly<Record<string, string>>;
export type Board = 'tradition' | 'credit';

export interface Play {
  readonly id: string;
  readonly name: Names;
  readonly board: Board;
  readonly groupId: string;
  readonly typeId: string;
}

/** Plays of one type. */
export interface PlayType {
  readonly id: string;
  readonly name: Names;
  readonly groupId: string;
  readonly plays: readonly Play[];
}

export interface PlayGroup {
  readonly id: string;
  readonly name: Names;
  readonly types: readonly PlayType[];
}

/** Flat shape: plays grouped by type, in the order of the list. Plays whose group or type is missing are dropped (R3.7). */
export function flatPlays(
  { group, type, plays: offered }: PlayList,
  family: string,
  board: Board,
): readonly PlayType[] {
  const groups = new Set(group.map(({ id }) => id));
  return type.flatMap(({ id, group_id, name }) => {
    if (!groups.has(group_id)) return [];
    const plays = offered
      .filter((item) => item.type_id === id && item.group_id === group_id)
      .filter((item) => item.family === family && item.board === board)
      .map((item) => ({ id: item.id, name: item.name, board, groupId: group_id, typeId: id }));
    return plays.length === 0 ? [] : [{ id, name, groupId: group_id, plays }];
  });
}

/** Tree shape: group, type, play (R3.7). */
export function playTree(list: PlayList, family: string, board: Board): readonly PlayGroup[] {
  const types = flatPlays(list, family, board);
  return list.group.flatMap(({ id, name }) => {
    const own = types.filter(({ groupId }) => groupId === id);
    return own.length === 0 ? [] : [{ id, name, types: own }];
  });
}

/** With at most this many groups the tabs show their types instead. */
const FEW_GROUPS = 2;

/**
 * Contents of the desktop's tabs: groups, or with few groups their types, so that a tab shows few plays and the numbers stay
 * high on the page.
 */
export function playTabs(tree: readonly PlayGroup[]): readonly PlayGroup[] {
  if (tree.length > FEW_GROUPS) return tree;
  return tree.flatMap((group) =>
    group.types.length === 1
      ? [group]
      : group.types.map((type) => ({ id: type.id, name: type.name, types: [type] })),
  );
}

/** All plays of a tree in its order, for stepping and searching. */
export function playsOf(tree: readonly PlayGroup[]): readonly Play[] {
  return tree.flatMap(({ types }) => types.flatMap(({ plays }) => plays));
}

/** The initial play: the remembered one if it is still offered, otherwise the best-known play, otherwise the first. */
export function startPlay(plays: readonly Play[], remembered: string | undefined): Play | undefined {
  return plays.find(({ id }) => id === remembered) ?? plays.find(({ id }) => id === STARTER) ?? plays[0];
}

/** Three positions with one number each: the play most players know. */
const STARTER = 'ssc.back3.direct-multi';
