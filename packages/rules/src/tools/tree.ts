import type { Board, PlayItem } from '../families/declare.ts';

/** A played item of the list; on the wire its parents are `group_id` and `type_id`. */
export interface PlayLeaf {
  readonly id: string;
  readonly board: Board;
  readonly groupId: string;
  readonly typeId: string;
}

/** Flat shape: items grouped by type. */
export interface FlatPlay {
  readonly id: string;
  readonly groupId: string;
  readonly plays: readonly PlayLeaf[];
}

/** Tree shape: group, type, item. */
export interface TreeGroup {
  readonly id: string;
  readonly types: readonly FlatPlay[];
}

type Listed = Pick<PlayItem, 'id' | 'board'> & Partial<Pick<PlayItem, 'group' | 'type'>>;

/** Items by type, in the order of the declarations; items without a group or a type are dropped. */
export function flatPlay(items: readonly Listed[], board?: Board): readonly FlatPlay[] {
  const types = new Map<string, FlatPlay & { plays: PlayLeaf[] }>();
  for (const { id, board: itemBoard, group, type } of items) {
    if (group === undefined || type === undefined || (board !== undefined && board !== itemBoard)) continue;
    const key = `${group.id} ${type.id}`;
    const branch = types.get(key) ?? { ...type, groupId: group.id, plays: [] };
    types.set(key, branch);
    branch.plays.push({ id, board: itemBoard, groupId: group.id, typeId: type.id });
  }
  return [...types.values()];
}

/** The tree of one board: group, type, item. */
export function treePlay(items: readonly Listed[], board: Board): readonly TreeGroup[] {
  const types = flatPlay(items, board);
  const groups = new Map(
    items.flatMap(({ group }) => (group === undefined ? [] : [[group.id, group] as const])),
  );
  return [...groups.values()].flatMap((group) => {
    const own = types.filter(({ groupId }) => groupId === group.id);
    return own.length === 0 ? [] : [{ ...group, types: own }];
  });
}
