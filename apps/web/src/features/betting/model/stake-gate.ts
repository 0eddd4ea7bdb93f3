import type { Amount } from '@tessera/protocol/money';

/** Why a bet button is locked; but for a visitor its text is the message `bet_why_<reason>`. */
export type StakeBlock =
  | 'offline'
  | 'sign_in'
  | 'suspended'
  | 'sending'
  | 'nothing'
  | 'incomplete'
  | 'too_many'
  | 'below_min'
  | 'above_cap'
  | 'balance'
  | 'closed'
  | 'stale'
  | 'restricted';

/** Why a bet button of a signed-in player is locked. A visitor's leads to signing in. */
export type PlayerBlock = Exclude<StakeBlock, 'sign_in'>;

/** What the decision is taken from. */
export interface GateFacts {
  /** The device has a network. */
  readonly online: boolean;
  readonly signedIn: boolean;
  readonly enabled: boolean;
  /** The player has taken a break or excluded himself. */
  readonly restricted: boolean;
  readonly sending: boolean;
  /** The draw on sale takes bets. */
  readonly sells: boolean;
  /** The countdown rests on a fresh answer of the server, or the connection is open. */
  readonly fresh: boolean;
  readonly stake: Amount;
  readonly balance: Amount;
}

/** Why bets cannot be placed now, the most telling reason first; `undefined` when they can. */
export function placeBlock(facts: GateFacts): StakeBlock | undefined {
  if (!facts.online) return 'offline';
  if (!facts.signedIn) return 'sign_in';
  if (facts.restricted) return 'restricted';
  if (!facts.enabled) return 'suspended';
  if (facts.sending) return 'sending';
  if (!facts.fresh) return 'stale';
  if (!facts.sells) return 'closed';
  if (facts.stake > facts.balance) return 'balance';
  return undefined;
}

/** The reason that is told of a selection: what it lacks, unless nothing could be placed anyway. */
export function toldBlock(
  pick: PlayerBlock | undefined,
  gate: StakeBlock | undefined,
): PlayerBlock | undefined {
  if (gate === 'sign_in') return undefined;
  return gate === 'offline' ? gate : (pick ?? gate);
}

/** What a lottery takes of one bet at most. */
export interface BetCaps {
  /** Absent in a list that a device has kept from before it was told. */
  readonly stakeMax: Amount | undefined;
  readonly payoutCap: Amount;
}

/** A bet that costs more, or could return more, than the lottery takes of one bet is not taken. */
export function capBlock(
  { stake, maxWin }: { readonly stake: Amount; readonly maxWin: Amount },
  { stakeMax, payoutCap }: BetCaps,
): PlayerBlock | undefined {
  return maxWin > payoutCap || (stakeMax !== undefined && stake > stakeMax) ? 'above_cap' : undefined;
}

/** Code of a content error as the reason a player understands. */
export function pickBlock(code: string, empty: boolean): PlayerBlock {
  if (empty) return 'nothing';
  return code === 'content_too_many_bets' || code === 'content_too_many_lines' ? 'too_many' : 'incomplete';
}
