import type { Names, PlayGroup } from './play-list.ts';
import { shortName, typeLabel } from './play-name.ts';

/**
 * Labels of the types and plays of a group, in the language of `name`. A play that is called like its type, such as `Last 3
 * Straight` next to `Last 3 Straight, manual`, is labelled `picking`.
 */
export function labelsOf(group: PlayGroup, name: (names: Names) => string, picking: string) {
  const groupName = name(group.name);
  const shared = sharedStart(group.types.map((type) => name(type.name)));
  return {
    group: groupName,
    types: group.types.map(({ id, name: names, plays }) => {
      const label = typeLabel(name(names), shared || groupName);
      // The only play of a type is labelled with the type's name.
      const alone = plays.length === 1 && label !== '';
      return {
        id,
        label: alone ? '' : label,
        full: name(names),
        plays: plays.map((play) => ({
          id: play.id,
          label: alone ? label : playLabel(name(play.name), name(names), picking),
          full: name(play.name),
        })),
      };
    }),
  };
}

const playLabel = (play: string, type: string, picking: string): string =>
  play === type ? picking : shortName(play, type);

/** The common prefix of all names, cut at a word boundary where words are separated: `排列五` of `排列五直选` and `排列五组选`. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length])) length += 1;
  const start = first.slice(0, length);
  const whole = start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start;
  // A single Chinese character is part of a word: 选 of 选一 and 选二.
  return whole.length > 1 ? whole : '';
}
