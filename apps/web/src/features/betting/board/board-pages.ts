import { engine, itemOf } from '../play/engine.ts';
import type { Names, Play, PlayGroup } from '../play/play-list.ts';
import { type BoardCard, boardCards, hasCells } from './board.ts';

/** Cards grouped under a heading. */
export interface BoardSection {
  /** Play that names the section. */
  readonly playId: string;
  readonly cards: readonly BoardCard[];
  /** Placed next to the previous section if the width allows. */
  readonly beside?: true;
}

/** One tab of the credit board. */
export interface BoardPage {
  /** Id of the page's type, or of the first type of its group. */
  readonly id: string;
  readonly name: Names;
  readonly plays: readonly Play[];
  /** All sections; empty on a page where the player chooses one play at a time. */
  readonly sections: readonly BoardSection[];
}

/** One section of a page: a play, and other plays whose cells are added to its cards by position. */
interface Row {
  readonly ids: readonly string[];
  /** Placed next to the previous section if the width allows. */
  readonly beside?: true;
}

/** Layouts of pages that combine or reorder plays. */
const layouts: Readonly<Record<string, readonly Row[]>> = {
  'pk10.credit.sides': [
    { ids: ['pk10.credit.sum2-sides'] },
    { ids: ['pk10.credit.sum2-value'], beside: true },
    { ids: ['pk10.credit.ball-sides', 'pk10.credit.dragon-tiger'] },
  ],
  'k3.credit.main': [
    { ids: ['k3.credit.army'] },
    { ids: ['k3.credit.triple'] },
    { ids: ['k3.credit.any-triple'] },
    { ids: ['k3.credit.sides'] },
    { ids: ['k3.credit.points'] },
  ],
};

/**
 * The pages of a family's credit board: one for each type, or for each group where a family has several groups. A page with a
 * play whose lines combine several values shows one play at a time; the others show all their plays.
 */
export function boardPages(tree: readonly PlayGroup[]): readonly BoardPage[] {
  const branches =
    tree.length > 1
      ? tree.map(({ id, name, types }) => ({
          id: types[0]?.id ?? id,
          name,
          plays: types.flatMap(({ plays }) => plays),
        }))
      : tree.flatMap(({ types }) => types);
  return branches.map(({ id, name, plays }) => {
    const rows = layouts[id] ?? plays.map((play) => ({ ids: [play.id] }));
    const together = plays.every((play) => hasCells(itemOf(play.id)));
    return { id, name, plays, sections: together ? rows.flatMap(sectionOf) : [] };
  });
}

/** The page with this id, otherwise the one with the type of this id, otherwise the first. */
export function pageOf(pages: readonly BoardPage[], id: string): BoardPage | undefined {
  return (
    pages.find((page) => page.id === id) ??
    pages.find(({ plays }) => plays.some(({ typeId }) => typeId === id)) ??
    pages[0]
  );
}

/** The section of one play alone. */
export function sectionsOfPlay(playId: string): readonly BoardSection[] {
  return sectionOf({ ids: [playId] });
}

function sectionOf({ ids, beside }: Row): readonly BoardSection[] {
  const [first, ...others] = ids.flatMap((id) => engine.playItem(id) ?? []);
  if (!first) return [];
  const joined = others.flatMap((item) => boardCards(item));
  const cards = boardCards(first).map((card) => {
    const more = joined.filter(({ pair }) => pair?.[0] === card.position);
    return more.length === 0
      ? card
      : { ...card, cells: [...card.cells, ...more.flatMap(({ cells }) => cells)] };
  });
  return [{ playId: first.id, cards, ...(beside && { beside }) }];
}
