import { useMemo, useState } from 'react';
import { betPrefs, noteRecent } from '../../data/bet-prefs/index.ts';
import { prefs, setPrefs, usePrefs } from '../../data/settings/index.ts';
import { type Selection, toggle } from './pick/selection.ts';
import { emptyTicket, openLineOf, type Ticket, withLine } from './pick/ticket/ticket.ts';
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
  /** The lines of a ticket, of which `selection` is the open one. */
  readonly ticket: Ticket;
  readonly actions: PickActions;
}

/** What changes board, play and picks; the same object until the play changes. */
export interface PickActions {
  /**
   * Toggles a value of the current play. The function changes only with the play, so that rows with unchanged picks do not
   * render.
   */
  pick(zone: Zone, value: number): void;
  /** A selection of another play also switches to that play. */
  setSelection(selection: Selection): void;
  /** Opens a line of the ticket, for the next picks. */
  openLine(at: number): void;
  /** Replaces one line of the ticket, open or not. */
  setLine(at: number, selection: Selection): void;
  /** Clears every line of the current play. */
  clearPicks(): void;
  choosePlay(playId: string): void;
  /** Switches to the previous or next play, cyclically. */
  stepPlay(by: 1 | -1): void;
  chooseBoard(board: Board): void;
}

/** Board, play and picks of one lottery; board and play are stored, picks last as long as the page. */
export function usePicker(lottery: string, family: string, list: PlayList): Picker | undefined {
  const wanted = usePrefs((kept) => kept.board[lottery] ?? 'tradition');
  const remembered = usePrefs((kept) => kept.play[lottery]);
  const [picked, setPicked] = useState<ReadonlyMap<string, Ticket>>(new Map());
  const [board, tree] = useMemo(() => boardTree(list, family, wanted), [list, family, wanted]);
  const plays = useMemo(() => playsOf(tree), [tree]);
  const play = startPlay(plays, plays.some(({ id }) => id === remembered) ? remembered : recentOn(plays));
  const ticket = useMemo(() => play && (picked.get(play.id) ?? emptyTicket(itemOf(play.id))), [picked, play]);
  const actions = useMemo(() => {
    const choosePlay = (chosen: string) => {
      setPrefs({ play: { ...prefs().play, [lottery]: chosen } });
      noteRecent(chosen);
    };
    const change = (playId: string | undefined, changed: (before: Ticket) => Ticket) =>
      setPicked((known) => {
        if (playId === undefined) return known;
        return new Map(known).set(playId, changed(known.get(playId) ?? emptyTicket(itemOf(playId))));
      });
    return {
      choosePlay,
      pick: (zone: Zone, value: number) =>
        change(play?.id, (before) => withLine(before, before.open, toggle(openLineOf(before), zone, value))),
      setSelection: (next: Selection) => {
        change(next.playId, (before) => withLine(before, before.open, next));
        if (next.playId !== play?.id) choosePlay(next.playId);
      },
      openLine: (at: number) => change(play?.id, (before) => ({ ...before, open: at })),
      setLine: (at: number, next: Selection) => change(play?.id, (before) => withLine(before, at, next)),
      clearPicks: () => change(play?.id, () => emptyTicket(itemOf(play?.id ?? ''))),
      stepPlay: (by: 1 | -1) => {
        const at = plays.findIndex(({ id }) => id === play?.id);
        const next = plays[(at + by + plays.length) % plays.length];
        if (next) choosePlay(next.id);
      },
      chooseBoard: (next: Board) => setPrefs({ board: { ...prefs().board, [lottery]: next } }),
    };
  }, [lottery, plays, play]);
  if (!play || !ticket) return undefined;
  return { board, tree, plays, play, ticket, selection: openLineOf(ticket), actions };
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
