import type { MessageKey } from '@tessera/messages';
import { useT } from '../../../../platform/i18n/index.ts';
import type { Reward } from '../../api/activity-pages.ts';
import { useLogTypes } from '../log/use-log-types.ts';

/** Rewards without an offer, by what gave them. */
const sources: Readonly<Record<string, MessageKey>> = {
  'vip.promotion': 'vip_bonus_promotion',
  'vip.weekly': 'vip_bonus_weekly',
  'vip.monthly': 'vip_bonus_monthly',
  'vip.birthday': 'vip_bonus_birthday',
  hand: 'act_source_hand',
};

const reasons: Readonly<Record<string, MessageKey>> = {
  player: 'act_reason_player',
  time: 'act_reason_time',
  self_excluded: 'act_reason_self_excluded',
};

/** Name of a reward, and why it ended, in the player's language. */
export function useRewardText(): { name(reward: Reward): string; reason(reward: Reward): string | null } {
  const t = useT();
  const { nameOf } = useLogTypes();
  return {
    name: ({ name, source, kind }) => {
      const own = sources[source];
      return name ?? (own ? t(own) : nameOf(kind));
    },
    // An operator's words are shown as written.
    reason: ({ reason }) => {
      const known = reason === null ? undefined : reasons[reason];
      return known ? t(known) : reason;
    },
  };
}
