import type { Names, PlayGroup } from '../../model/play-list.ts';
import { shortName, typeLabel } from '../../model/play-name.ts';

/** Labels of a tree's types and items in the language that `name` speaks. */
export function labelsOf(group: PlayGroup, name: (names: Names) => string) {
  const groupName = name(group.name);
  return {
    group: groupName,
    types: group.types.map((type) => ({
      id: type.id,
      label: typeLabel(name(type.name), groupName),
      full: name(type.name),
      plays: type.plays.map((play) => ({
        id: play.id,
        label: shortName(name(play.name), name(type.name)),
        full: name(play.name),
      })),
    })),
  };
}
