import type { GamePlatform } from '../../src/modules/games/platform.ts';
import type { Chance } from '../seeded.ts';

type Order = Parameters<GamePlatform['transfer']>[0];

/** A platform with its own wallet that at random gets calls late or never, loses its answers, or refuses. */
export interface FickleWallet {
  readonly platform: Pick<GamePlatform, 'transfer' | 'status'>;
  /** A player's balance by the platform's records. */
  purse(player: string): bigint;
  /** From now on the platform receives, carries out and answers every call. */
  heal(): void;
}

const UNCLEAR = { outcome: 'unclear' } as const;
const CODE = 'maintenance';

/** Creates the platform. Its decision for a reference never changes, whatever the number and order of calls. */
export function fickleWallet(chance: Chance): FickleWallet {
  const purses = new Map<string, bigint>();
  const decided = new Map<string, 'done' | 'refused'>();
  const onTheWay: Order[] = [];
  /** Probability of each fault, percent. */
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
        // A late order may arrive right after the platform has reported it as unknown.
        hear();
        return happens() ? UNCLEAR : { outcome: 'done', state, code: CODE };
      },
    },
  };
}
