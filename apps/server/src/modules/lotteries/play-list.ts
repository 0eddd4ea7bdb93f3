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
  const group = items.map(({ family, group: { id, zh, en } }) => ({
    id,
    family,
    name: { zhCn: zh, enUs: en },
  }));
  const type = items.map(({ group: parent, type: { id, zh, en } }) => ({
    id,
    group_id: parent.id,
    name: { zhCn: zh, enUs: en },
  }));
  return {
    group: once(group, ({ id, family }) => `${family} ${id}`),
    type: once(type, ({ id, group_id }) => `${group_id} ${id}`),
    played: items.map((item) => ({
      id: item.id,
      group_id: item.group.id,
      type_id: item.type.id,
      family: item.family,
      disk: item.board,
      name: { zhCn: item.name.zh, enUs: item.name.en },
    })),
  };
}

function once<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [keyOf(item), item])).values()];
}
