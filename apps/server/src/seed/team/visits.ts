import { betsOn } from './bets.ts';
import { chanceOf } from './chance.ts';
import { placedAt, type TeamOccasion } from './sales.ts';
import type { TeamPlayer } from './tree.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days with play, and thus with visits. */
const DAYS = 60;

/** A past session of a player. Times in ms. */
export interface Visit {
  /** Place of the player in the list. */
  readonly player: number;
  readonly from: number;
  readonly until: number;
}

/** Past sessions, oldest first: of the agent at the top on most days and around bets, of everybody else the last one. */
export function visitsOf(
  players: readonly TeamPlayer[],
  occasions: readonly TeamOccasion[],
  { now, joined }: { now: number; joined: readonly number[] },
): Visit[] {
  const last = new Map<number, Visit>();
  const all: Visit[] = [];
  for (const [player, at] of joined.entries())
    last.set(player, { player, from: at, until: at + 10 * MINUTE_MS });
  for (let days = DAYS; days > 0; days -= 1) {
    const chance = chanceOf(`visit ${days}`);
    const from = now - days * DAY_MS - chance.below(720) * MINUTE_MS;
    if (chance.happens(700)) all.push({ player: 0, from, until: from + (5 + chance.below(40)) * MINUTE_MS });
  }
  for (const occasion of occasions) {
    const at = placedAt(occasion.draws);
    for (const player of new Set(
      occasion.draws.flatMap((draw) => betsOn(players, draw, occasion).map((one) => one.player)),
    )) {
      const chance = chanceOf(`visit ${occasion.name} ${player}`);
      const visit = {
        player,
        from: at - (5 + chance.below(40)) * MINUTE_MS,
        until: Math.min(now, at + (1 + chance.below(15)) * MINUTE_MS),
      };
      if (player === 0) all.push(visit);
      else last.set(player, visit);
    }
  }
  last.delete(0);
  return [...all, ...last.values()].toSorted((one, other) => one.from - other.from);
}
