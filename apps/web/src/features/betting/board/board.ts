import { type Amount, printAmount, ZERO } from '@tessera/protocol/money';
import type { Content } from '@tessera/rules';
import { type Odds, tokenText, tokenValues } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { memoByItem } from '../pick/memo.ts';
import { drawFormOf } from '../pick/positions.ts';
import { tokenOddsKey } from '../pick/token-odds.ts';
import { type Zone, zonesOf } from '../pick/zones.ts';
import { engine } from '../play/engine.ts';

/** One bettable value on a two-sided board. */
export interface Cell {
  /** Unique over all boards: `play/card/token`. */
  readonly id: string;
  readonly playId: string;
  /** Zone and value that a bet on the cell picks; for pairs also the pair. */
  readonly picks: readonly (readonly [zone: number, value: number])[];
  /** Token in content notation. */
  readonly token: string;
  /** Key of its odds. */
  readonly odds: string;
  /** Key of its odds in the lunar year of its sign. */
  readonly oddsInYear?: string;
}

/** A group of cells under one heading. */
export interface BoardCard {
  readonly id: string;
  readonly playId: string;
  /** Zone that the cells belong to. */
  readonly zone: Zone;
  /** Position from 0, or a pair of positions; neither for a card with a whole play. */
  readonly position?: number;
  readonly pair?: readonly [number, number];
  readonly cells: readonly Cell[];
}

/** Stakes by cell id. */
export type BoardStakes = ReadonlyMap<string, Amount>;

/** Whether every value of a credit play is a separate bet; otherwise several values make a line. */
export function hasCells({ content }: PlayItem): boolean {
  return content.fields.every((field) => {
    if (field.kind === 'set') return field.set.min <= 1;
    return field.kind === 'groups' && field.minNonempty <= 1;
  });
}

/** The cards of a credit play: one per position, one per pair, or one for all cells. */
export const boardCards = memoByItem((item: PlayItem): readonly BoardCard[] => {
  if (!hasCells(item)) return [];
  const zones = zonesOf(item);
  const pairs = zones.find(({ kind }) => kind === 'pairs' || kind === 'ranks');
  const sides = zones.find((zone) => zone !== pairs);
  if (pairs && sides) {
    return tokenValues(pairs.spec.tokens).map((value) => {
      const text = tokenText(pairs.spec.tokens, value);
      return {
        id: `${item.id}/${text}`,
        playId: item.id,
        zone: sides,
        pair: pairOf(item.family, text),
        cells: cellsOf(item, sides, text, [[pairs.index, value]]),
      };
    });
  }
  return zones.map((zone) => ({
    id: `${item.id}/${zone.index}`,
    playId: item.id,
    zone,
    ...(zone.position === undefined ? {} : { position: zone.position }),
    cells: cellsOf(item, zone, String(zone.index), []),
  }));
});

/** A bet made from the board's stakes: all picks of one play with the same stake are lines of one bet. */
export interface BoardBet {
  readonly playId: string;
  readonly content: Content;
  readonly unitStake: Amount;
}

/** The bets of these stakes. Cells of one play with the same stake are combined as far as its notation allows. */
export function boardBets(cells: readonly Cell[], stakes: BoardStakes): readonly BoardBet[] {
  const staked = cells.filter((cell) => (stakes.get(cell.id) ?? 0n) > 0n);
  const groups = Map.groupBy(staked, (cell) => {
    const stake = printAmount(stakes.get(cell.id) ?? ZERO);
    // Pairs and sides multiply: only pairs with the same side can share a content.
    return cell.picks.length > 1 ? `${cell.playId} ${stake} ${cell.token}` : `${cell.playId} ${stake}`;
  });
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    const item = first && engine.playItem(first.playId);
    const unitStake = first && stakes.get(first.id);
    if (!item || unitStake === undefined) return [];
    const sets = zonesOf(item).map((zone) => {
      const values = group.flatMap(({ picks }) => picks.filter(([index]) => index === zone.index));
      return [...new Set(values.map(([, value]) => value))].sort((a, b) => a - b);
    });
    return [
      { playId: item.id, content: engine.printContent({ playId: item.id, count: 0, sets }), unitStake },
    ];
  });
}

/** Odds of a cell in 1/10 000; `year` is the sign of the lunar year. */
export function cellOdds(cell: Cell, odds: Odds, year?: string): bigint {
  const key = year === cell.token ? (cell.oddsInYear ?? cell.odds) : cell.odds;
  return odds[key] ?? 0n;
}

/** Compared positions: `1-5` contains both, a single rank is compared with its mirror. */
function pairOf(family: string, text: string): readonly [number, number] {
  const [a = 1, b = drawFormOf(family).main + 1 - a] = text.split('-').map(Number);
  return [a - 1, b - 1];
}

function cellsOf(
  item: PlayItem,
  zone: Zone,
  card: string,
  picks: readonly (readonly [number, number])[],
): readonly Cell[] {
  return tokenValues(zone.spec.tokens).map((value) => {
    const token = tokenText(zone.spec.tokens, value);
    const inYear = tokenOddsKey(item, 'year');
    const odds = tokenOddsKey(item, token);
    return {
      id: `${item.id}/${card}/${token}`,
      playId: item.id,
      picks: [...picks, [zone.index, value] as const],
      token,
      odds,
      ...(inYear.endsWith('/year') && odds !== inYear ? { oddsInYear: inYear } : {}),
    };
  });
}
