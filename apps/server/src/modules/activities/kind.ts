import type { Amount, ReplyOf } from '@tessera/protocol';
import type { Kind, Terms } from '@tessera/rewards';
import type { Subscription } from '../../contract/index.ts';
import type { DefinedJob, Store, Tx } from '../../store/index.ts';
import type { DryRun, Given, NewOffer, Offer } from '../rewards/index.ts';
import type { ActivityDeps } from './deps.ts';

/** A kind of activity in wire format. */
export type ActivityName = ReplyOf<'activityDetail'>['kind'];
type Own = ReplyOf<'activityDetail'>['own'];
type Extras = Pick<ReplyOf<'activityDetail'>, 'facts' | 'race' | 'wheel'>;

/** A player's part in a version of an offer. */
export interface Entry {
  readonly joinedAt: number;
  readonly leftAt: number | null;
  readonly shown: boolean;
}

/** A version of an offer at a moment, and the player who looks at it. */
export interface Visit<K extends Kind = Kind> {
  readonly user: bigint;
  readonly currency: string;
  readonly offer: Offer<K>;
  /** Null: the player never joined this version. */
  readonly entry: Entry | null;
  /** Server time in ms, and its day in the platform's zone. */
  readonly now: number;
  readonly day: string;
}

/** Where a player who has joined stands. */
export interface Stand {
  readonly state: Exclude<Own['state'], 'none'>;
  readonly progress: Own['progress'];
  /** What a claim gives, or what was given. */
  readonly reward: Amount | null;
  /** The running bonus. */
  readonly grant: bigint | null;
  /** What the rest of the budget has to cover for the action; default: the reward. */
  readonly room?: Amount;
}

/** One kind of activity. A kind is one file that declares it; `kinds/index.ts` lists them. */
export interface ActivityKind<K extends Kind = Kind> {
  readonly kind: K & ActivityName;
  /** Whether the platform can count what these terms ask for. Offers with other terms are not shown. */
  runs(terms: Terms<K>): boolean;
  /** Where a player stands who has joined, or who has left with a bonus that still runs. */
  stand(db: Store | Tx, visit: Visit<K>): Promise<Stand>;
  /**
   * Gives the reward that is ready; not present where rewards are given without a claim.
   * Errors: `reward_not_reached`, and those of `Rewards.claim`.
   */
  claim?(tx: Tx, visit: Visit<K>, deps: ActivityDeps): Promise<Given>;
  /** What the detail shows beside the terms. */
  extras?(db: Store | Tx, visit: Visit<K>, stand: Stand | null, deps: ActivityDeps): Promise<Partial<Extras>>;
  /** Those of these offers whose draws are committed to; not present where nothing is drawn. Others are not shown yet. */
  drawable?(
    db: Store | Tx,
    offers: readonly string[],
    deps: Pick<ActivityDeps, 'rewardDraws'>,
  ): Promise<ReadonlySet<string>>;
  /** Takes a turn, of a wheel. Errors: those of the kind. */
  spin?(tx: Tx, visit: Visit<K>, deps: ActivityDeps): Promise<ReplyOf<'activitySpin'>>;
  /** Who would have got what if everybody had joined. */
  readonly dryRun: DryRun<K>;
  /** Jobs that run again and again from the start on. */
  readonly jobs?: readonly DefinedJob<ActivityDeps>[];
  /** Jobs that the kind adds itself. */
  readonly steps?: readonly DefinedJob<ActivityDeps>[];
  readonly events?: readonly Subscription<ActivityDeps>[];
  /** Offers that ship with the platform. */
  shipped(now: number): readonly NewOffer[];
}
