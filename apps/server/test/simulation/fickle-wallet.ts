import type { GamePlatform } from '../../src/modules/games/platform.ts';
import type { Chance } from '../seeded.ts';

type Order = Parameters<GamePlatform['transfer']>[0];

/** A game platform with a wallet of its own that hears late or not at all, loses its answers and refuses, as chance has it. */
export interface FickleWallet {
  readonly platform: Pick<GamePlatform, 'transfer' | 'status'>;
  /** What it says a player has. */
  purse(player: string): bigint;
  /** From now on it hears, does and answers everything. */
  heal(): void;
}

const UNCLEAR = { outcome: 'unclear' } as const;
const CODE = 'maintenance';

/** What it once decided of a reference stays, however often and in whatever order it is asked. */
export function fickleWallet(chance: Chance): FickleWallet {
  const purses = new Map<string, bigint>();
  const decided = new Map<string, 'done' | 'refused'>();
  const onTheWay: Order[] = [];
  /** Of each fault, in percent. */
  let risk = 20;
  const purse = (player: string) => purses.get(player) ?? 0n;
  const happens = () => risk > 0 && chance.happens(risk);

  const decide = ({ player, ref, amount }: Order): 'done' | 'refused' => {
    const known = decided.get(ref);
    if (known) return known;
    const left = purse(player) + amount;
    const verdict = left < 0n || happens() ? 'refused' : 'done';
    if (verdict === 'done') purses.set(player, left);
    decided.set(ref, verdict);
    return verdict;
  };
  const hear = () => {
    for (const order of onTheWay.splice(0)) decide(order);
  };

  return {
    purse,
    heal() {
      risk = 0;
      hear();
    },
    platform: {
      async transfer(order) {
        hear();
        if (happens()) return UNCLEAR;
        if (happens()) {
          onTheWay.push(order);
          return UNCLEAR;
        }
        const verdict = decide(order);
        if (happens()) return UNCLEAR;
        return verdict === 'done' ? { outcome: 'done' } : { outcome: 'refused', code: CODE };
      },
      async status(ref) {
        const state = decided.get(ref) ?? 'unknown';
        // It may be heard of right after nothing was known of it.
        hear();
        return happens() ? UNCLEAR : { outcome: 'done', state, code: CODE };
      },
    },
  };
}
