import { useMemo, useState } from 'react';
import { betPrefs, noteRecent } from '../../data/bet-prefs/index.ts';
import { prefs, setPrefs, usePrefs } from '../../data/settings/index.ts';
import { emptySelection, type Selection, toggle } from './pick/selection.ts';
import type { Zone } from './pick/zones.ts';
import { engine, itemOf } from './play/engine.ts';
import {
  type Board,
  type Play,
  type PlayGroup,
  type PlayList,
  playsOf,
  playTree,
  startPlay,
} from './play/play-list.ts';

/** The plays of a lottery, and the current picks. */
export interface Picker {
  readonly board: Board;
  readonly tree: readonly PlayGroup[];
  readonly plays: readonly Play[];
  readonly play: Play;
  readonly selection: Selection;
  /**
   * Toggles a value of the current play. The function changes only with the play, so that rows with unchanged picks do not
   * render.
   */
  pick(zone: Zone, value: number): void;
  /** A selection of another play also switches to that play. */
  setSelection(selection: Selection): void;
  choosePlay(playId: string): void;
  /** Switches to the previous or next play, cyclically. */
  stepPlay(by: 1 | -1): void;
  chooseBoard(board: Board): void;
}

/** Board, play and picks of one lottery; board and play are stored, picks last as long as the page. */
export function usePicker(lottery: string, family: string, list: PlayList): Picker | undefined {
  const wanted = usePrefs((kept) => kept.board[lottery] ?? 'tradition');
  const remembered = usePrefs((kept) => kept.play[lottery]);
  const [picked, setPicked] = useState<ReadonlyMap<string, Selection>>(new Map());
  const [board, tree] = useMemo(() => boardTree(list, family, wanted), [list, family, wanted]);
  const plays = useMemo(() => playsOf(tree), [tree]);
  const play = startPlay(plays, plays.some(({ id }) => id === remembered) ? remembered : recentOn(plays));
  const selection = useMemo(
    () => play && (picked.get(play.id) ?? emptySelection(itemOf(play.id))),
    [picked, play],
  );
  const actions = useMemo(() => {
    const choosePlay = (chosen: string) => {
      setPrefs({ play: { ...prefs().play, [lottery]: chosen } });
      noteRecent(chosen);
    };
    return {
      choosePlay,
      pick: (zone: Zone, value: number) =>
        setPicked((known) => {
          if (!play) return known;
          const before = known.get(play.id) ?? emptySelection(itemOf(play.id));
          return new Map(known).set(play.id, toggle(before, zone, value));
        }),
      setSelection: (next: Selection) => {
        setPicked((known) => new Map(known).set(next.playId, next));
        if (next.playId !== play?.id) choosePlay(next.playId);
      },
      stepPlay: (by: 1 | -1) => {
        const at = plays.findIndex(({ id }) => id === play?.id);
        const next = plays[(at + by + plays.length) % plays.length];
        if (next) choosePlay(next.id);
      },
      chooseBoard: (next: Board) => setPrefs({ board: { ...prefs().board, [lottery]: next } }),
    };
  }, [lottery, plays, play]);
  if (!play || !selection) return undefined;
  return { board, tree, plays, play, selection, ...actions };
}

function recentOn(plays: readonly Play[]): string | undefined {
  return betPrefs().recent.find((id) => plays.some((play) => play.id === id));
}

/** The tree of the wanted board, or of the other one if the family has no plays on it. */
function boardTree(list: PlayList, family: string, wanted: Board): [Board, readonly PlayGroup[]] {
  const tree = knownTree(playTree(list, family, wanted));
  if (tree.length > 0) return [wanted, tree];
  const other = wanted === 'tradition' ? 'credit' : 'tradition';
  return [other, knownTree(playTree(list, family, other))];
}

/** Only plays known to this client: a play from a newer service is dropped. */
function knownTree(tree: readonly PlayGroup[]): readonly PlayGroup[] {
  return tree.flatMap((group) => {
    const types = group.types.flatMap((type) => {
      const plays = type.plays.filter(({ id }) => engine.playItem(id) !== undefined);
      return plays.length === 0 ? [] : [{ ...type, plays }];
    });
    return types.length === 0 ? [] : [{ ...group, types }];
  });
}
