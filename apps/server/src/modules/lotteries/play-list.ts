import type { NamedId } from '@tessera/messages';
import { type Names, namesOf } from '@tessera/messages/load';
import type { ReplyOf } from '@tessera/protocol';
import { type Family, playItems } from '@tessera/rules';
import type { Lottery } from './lottery.ts';

type PlayList = ReplyOf<'playList'>;

/** Groups, types and items (R3.7) of every family and board offered by at least one of the lotteries, each once. */
export function playListOf(lotteries: readonly Lottery[]): PlayList {
  const offered = new Set(
    lotteries.flatMap(({ family, config }) => config.boards.map((board) => `${family} ${board}`)),
  );
  const families = [...new Set(lotteries.map(({ family }) => family))];
  const items = families
    .flatMap((family: Family) => playItems(family))
    .filter(({ family, board }) => offered.has(`${family} ${board}`));
  const group = items.map(({ family, group: { id } }) => ({ id, family, name: nameOf('group', id) }));
  const type = items.map(({ group, type: { id } }) => ({ id, group_id: group.id, name: nameOf('type', id) }));
  return {
    group: once(group, ({ id, family }) => `${family} ${id}`),
    type: once(type, ({ id, group_id }) => `${group_id} ${id}`),
    played: items.map((item) => ({
      id: item.id,
      group_id: item.group.id,
      type_id: item.type.id,
      family: item.family,
      disk: item.board,
      name: nameOf('play', item.id),
    })),
  };
}

/** Name of a group, type or item. A test proves that each of them has a name. */
const nameOf = (level: 'group' | 'type' | 'play', id: string): Names =>
  namesOf(level, id as NamedId<typeof level>);

function once<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [keyOf(item), item])).values()];
}
