import type { Amount } from '@tessera/protocol/money';

/** Why a bet button is locked; except for a visitor, its text is the message `bet_why_<reason>`. */
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

/** Why a bet button of a signed-in player is locked. A visitor's button leads to the login. */
export type PlayerBlock = Exclude<StakeBlock, 'sign_in'>;

/** Input of the decision. */
export interface GateFacts {
  /** The device has a network. */
  readonly online: boolean;
  readonly signedIn: boolean;
  readonly enabled: boolean;
  /** The player has started a break or a self-exclusion. */
  readonly restricted: boolean;
  readonly sending: boolean;
  /** The draw on sale accepts bets. */
  readonly sells: boolean;
  /** The countdown is based on a recent server answer, or the connection is open. */
  readonly fresh: boolean;
  readonly stake: Amount;
  readonly balance: Amount;
}

/** Why bets cannot be placed now, the most relevant reason first; `undefined` when they can. */
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

/** The reason to show: the selection's, unless the player is a visitor or offline; otherwise the gate's. */
export function toldBlock(
  pick: PlayerBlock | undefined,
  gate: StakeBlock | undefined,
): PlayerBlock | undefined {
  if (gate === 'sign_in') return undefined;
  return gate === 'offline' ? gate : (pick ?? gate);
}

/** Limits of a lottery per bet. */
export interface BetCaps {
  /** Absent in a stored list from an older version. */
  readonly stakeMax: Amount | undefined;
  readonly payoutCap: Amount;
}

/** Blocks a bet that costs more, or can return more, than the lottery allows per bet. */
export function capBlock(
  { stake, maxWin }: { readonly stake: Amount; readonly maxWin: Amount },
  { stakeMax, payoutCap }: BetCaps,
): PlayerBlock | undefined {
  return maxWin > payoutCap || (stakeMax !== undefined && stake > stakeMax) ? 'above_cap' : undefined;
}

/** Maps the code of a content error to a reason for the player. */
export function pickBlock(code: string, empty: boolean): PlayerBlock {
  if (empty) return 'nothing';
  return code === 'content_too_many_bets' || code === 'content_too_many_lines' ? 'too_many' : 'incomplete';
}
