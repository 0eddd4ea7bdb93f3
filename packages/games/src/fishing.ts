import { type Amount, printAmount } from '@tessera/protocol/money';
import { fieldsOf } from './choice.ts';
import { fraction } from './fraction.ts';
import { type GameRules, type Hundredths, payoutOf, STAKE_STEP } from './game.ts';

/** Factor on the stake of the bullet that catches each kind of fish, smallest first. */
export const FISH = {
  sardine: 200,
  clownfish: 300,
  puffer: 500,
  turtle: 800,
  ray: 1200,
  octopus: 2000,
  shark: 4000,
  whale: 8000,
  dragon: 20_000,
} as const satisfies Record<string, Hundredths>;

export type FishId = keyof typeof FISH;

export const FISH_IDS = Object.keys(FISH) as readonly FishId[];

/** One volley: the target fish of each bullet. The stake is split equally among the bullets. */
export interface FishingChoice {
  readonly targets: readonly FishId[];
}

export interface FishingShot {
  readonly fish: FishId;
  readonly caught: boolean;
  /** Amount returned by this bullet. */
  readonly pays: string;
}

export interface FishingOutcome {
  readonly shots: readonly FishingShot[];
}

export const FISHING_BULLETS = { min: 1, max: 10 } as const;

/** Average return in percent, for every target. */
const RETURN = 96;

/** Fishing: a bullet catches a fish that pays m hundredths with probability 96/m, so every fish returns 96 %. */
export const fishing: GameRules<FishingChoice, FishingOutcome> = {
  parseChoice(value, stake) {
    const targets = fieldsOf(value, ['targets'])?.targets;
    if (!Array.isArray(targets)) return undefined;
    const { min, max } = FISHING_BULLETS;
    const fits =
      targets.length >= min &&
      targets.length <= max &&
      targets.every((fish) => FISH_IDS.some((id) => id === fish)) &&
      stake % (BigInt(targets.length) * STAKE_STEP) === 0n;
    return fits ? { targets: [...targets] } : undefined;
  },
  play(stream, { targets }, stake) {
    const bullet = (stake / BigInt(targets.length)) as Amount;
    let payout = 0n;
    const shots = targets.map((fish): FishingShot => {
      const caught = stream.below(FISH[fish]) < RETURN;
      const pays = caught ? payoutOf(bullet, FISH[fish]) : (0n as Amount);
      payout += pays;
      return { fish, caught, pays: printAmount(pays) };
    });
    return { outcome: { shots }, payout: payout as Amount };
  },
  rtp: () => fraction(BigInt(RETURN), 100n),
};

/** Probability that a bullet catches this fish, as `wins` in `of`. */
export const fishChance = (fish: FishId): { readonly wins: number; readonly of: number } => ({
  wins: RETURN,
  of: FISH[fish],
});
