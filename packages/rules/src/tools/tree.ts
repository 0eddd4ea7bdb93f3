import type { Disk, PlayedItem } from '../families/declare.ts';

/** A played item of the list; on the wire its parents are `group_id` and `type_id`. */
export interface PlayedLeaf {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly disk: Disk;
  readonly groupId: string;
  readonly typeId: string;
}

/** Flat shape: items grouped by type. */
export interface FlatPlayed {
  readonly id: string;
  readonly groupId: string;
  readonly zh: string;
  readonly en: string;
  readonly played: readonly PlayedLeaf[];
}

/** Tree shape: group, type, item. */
export interface TreeGroup {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly types: readonly FlatPlayed[];
}

type Listed = Pick<PlayedItem, 'id' | 'disk' | 'name'> & Partial<Pick<PlayedItem, 'group' | 'type'>>;

/** Items by type, in the order of the declarations; items without a group or a type are dropped. */
export function flatPlayed(items: readonly Listed[], disk?: Disk): readonly FlatPlayed[] {
  const types = new Map<string, FlatPlayed & { played: PlayedLeaf[] }>();
  for (const { id, name, disk: itemDisk, group, type } of items) {
    if (group === undefined || type === undefined || (disk !== undefined && disk !== itemDisk)) continue;
    const key = `${group.id} ${type.id}`;
    const branch = types.get(key) ?? { ...type, groupId: group.id, played: [] };
    types.set(key, branch);
    branch.played.push({ id, ...name, disk: itemDisk, groupId: group.id, typeId: type.id });
  }
  return [...types.values()];
}

/** The tree of one disk: group, type, item. */
export function treePlayed(items: readonly Listed[], disk: Disk): readonly TreeGroup[] {
  const types = flatPlayed(items, disk);
  const groups = new Map(
    items.flatMap(({ group }) => (group === undefined ? [] : [[group.id, group] as const])),
  );
  return [...groups.values()].flatMap((group) => {
    const own = types.filter(({ groupId }) => groupId === group.id);
    return own.length === 0 ? [] : [{ ...group, types: own }];
  });
}
