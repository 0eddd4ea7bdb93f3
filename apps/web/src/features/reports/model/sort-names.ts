import type { MessageKey } from '@tessera/messages';
import type { TeamSort } from './team-view.ts';

const names = {
  stake: 'rep_stake',
  payout: 'rep_payout',
  net: 'rep_result',
  deposits: 'rep_deposits',
  withdrawals: 'rep_withdrawals',
  mine: 'rep_earned',
  members: 'rep_members',
  rate: 'rep_rate',
  name: 'rep_member',
} as const satisfies Readonly<Record<TeamSort, MessageKey>>;

/** Name of the column by which members are sorted. */
export const sortNameOf = (sort: TeamSort): (typeof names)[TeamSort] => names[sort];
