import type { ContentShape } from '../content/shape.ts';
import { memo } from '../math/memo.ts';
import type { Play, Tier } from '../play/play.ts';
import type { Family } from './all-facts.ts';
import type { Draw } from './draw.ts';
import { catalogueHouse, type HouseRules } from './house.ts';

/** `tradition`: unit price and prize per unit bet; `credit`: stake times odds. */
export type Board = 'tradition' | 'credit';

/** A level of the played tree. Its names are in `packages/messages`, by id. */
export interface Branch {
  readonly id: string;
}

/** A played item (玩法): its content, count, settlement and odds. */
export interface PlayItem {
  /** Stable slug `family.group.play`. */
  readonly id: string;
  readonly family: Family;
  readonly board: Board;
  readonly group: Branch;
  readonly type: Branch;
  readonly content: ContentShape;
  /** Exact odds of one unit bet per tier and kind. */
  readonly tiers: readonly Tier[];
  /** House rules and choices, in English as worded in the catalogue. */
  readonly notes: readonly string[];
  readonly play: Play<Draw>;
  /** The house rules of this declaration. */
  readonly house: HouseRules;
}

/** All played items of a family under house rules (default: the catalogue's), built on first use. */
export interface FamilyRules {
  readonly family: Family;
  readonly items: (house?: HouseRules) => readonly PlayItem[];
}

/** The declaration of a played item inside a group. */
export interface Declared<D> {
  readonly id: string;
  readonly content: ContentShape;
  readonly play: Play<D>;
  readonly notes: readonly string[];
}

interface DeclaredType<D> extends Branch {
  readonly items: readonly Declared<D>[];
}

/** One group of a family: types, each with its items, all on one board. */
export interface DeclaredGroup<D> extends Branch {
  readonly board: Board;
  readonly types: readonly DeclaredType<D>[];
}

/** Declares an item. Its id is the full id without the family. */
export const played = <D>(
  id: string,
  content: ContentShape,
  play: Play<D>,
  ...notes: readonly string[]
): Declared<D> => ({ id, content, play, notes });

/** Declares a type. */
export const type = <D>(id: string, ...items: readonly Declared<D>[]): DeclaredType<D> => ({ id, items });

/** Declares a group of the traditional board. */
export const group = <D>(id: string, ...types: readonly DeclaredType<D>[]): DeclaredGroup<D> => ({
  id,
  board: 'tradition',
  types,
});

/** Declares a group of the credit board. */
export const creditGroup = <D>(id: string, ...types: readonly DeclaredType<D>[]): DeclaredGroup<D> => ({
  id,
  board: 'credit',
  types,
});

/**
 * Builds a family from its groups. `read` narrows a draw to the family's form. It throws on any other form, because a
 * draw of the wrong family is a bug of the caller.
 */
export function familyRules<D extends Draw>(
  family: Family,
  read: (draw: Draw) => D,
  groups: (house: HouseRules) => readonly DeclaredGroup<D>[],
): FamilyRules {
  const known = new WeakMap<HouseRules, readonly PlayItem[]>();
  return {
    family,
    items: (house = catalogueHouse) => {
      const items = known.get(house) ?? build(house);
      known.set(house, items);
      return items;
    },
  };

  function build(house: HouseRules): readonly PlayItem[] {
    return groups(house).flatMap(({ id: groupId, board, types }) =>
      types.flatMap((level) =>
        level.items.map((item) => {
          // Plays with many tiers compute them, so the tiers are computed once and on first use.
          const tiers = memo(() => item.play.tiers().filter(({ wins }) => wins > 0n));
          return {
            id: `${family}.${item.id}`,
            family,
            board,
            group: { id: `${family}.${groupId}` },
            type: { id: `${family}.${level.id}` },
            content: item.content,
            get tiers() {
              return tiers();
            },
            notes: item.notes,
            play: reading(read, item.play),
            house,
          };
        }),
      ),
    );
  }
}

function reading<D>(read: (draw: Draw) => D, play: Play<D>): Play<Draw> {
  return {
    tiers: play.tiers,
    count: (picks) => play.count(picks),
    best: (picks, prize) => play.best(picks, prize),
    ...(play.winnable === undefined ? {} : { winnable: (picks) => play.winnable?.(picks) ?? [] }),
    judge(picks) {
      const judge = play.judge(picks);
      return (draw, tally) => judge(read(draw), tally);
    },
  };
}
