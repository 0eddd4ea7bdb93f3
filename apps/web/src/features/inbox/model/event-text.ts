import { amountOf, parseAmount } from '@tessera/protocol/money';
import { percentText } from '../../../components/reward-figures/index.ts';
import { reasonText } from '../../../data/chat/reason-text.ts';
import { roomText } from '../../../data/chat/room-text.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import type { InboxEvent } from '../../../data/inbox/changes.ts';
import { type Format, lotteryText } from '../../../data/settings/index.ts';
import type { Translate } from '../../../platform/i18n/index.ts';

/** What a line says: what happened, and one line on it. */
interface EventText {
  readonly title: string;
  readonly line: string;
}

/** The words of an event. */
export function eventText(t: Translate, { money, figure, name }: Format, event: InboxEvent): EventText {
  switch (event.type) {
    case 'draw.settled': {
      const { bets, stake, payout } = event.data;
      const net = figure(netOf(event), { signed: true });
      const figures = { stake: figure(stake), payout: figure(payout), net };
      return {
        title: t('in_settled', { n: bets }),
        line: t('in_settled_line', { ...drawOf(event), ...figures }),
      };
    }
    case 'draw.void':
      return {
        title: t('in_void', { n: event.data.bets }),
        line: t('in_void_line', { ...drawOf(event), amount: money(event.data.stake) }),
      };
    case 'draw.corrected':
      return {
        title: t('in_corrected'),
        line: t('in_corrected_line', { ...drawOf(event), amount: money(event.data.extra) }),
      };
    case 'chase.ended': {
      const { by, lottery, placed, total } = event.data;
      return {
        title: t(`in_chase_${by}`),
        line: t('in_chase_line', { name: lotteryText(lottery), placed, total }),
      };
    }
    case 'deposit.credited':
      return { title: t('in_deposit'), line: t('in_deposit_line', { amount: money(event.data.amount) }) };
    case 'withdrawal.paid':
      return { title: t('in_paid'), line: t('in_paid_line', { amount: money(event.data.amount) }) };
    case 'withdrawal.refused':
      return {
        title: t(`in_refused_${event.data.state}`),
        line: t('in_refused_line', { amount: money(event.data.amount) }),
      };
    case 'guard.marked':
      return { title: t('in_marked'), line: t('in_marked_line') };
    case 'guard.excluded':
      return { title: t('in_excluded'), line: t('in_excluded_line') };
    case 'guard.contacted':
      return {
        title: t(`in_contacted_${event.data.topic}`),
        line: t(`in_contacted_${event.data.topic}_line`),
      };
    case 'security.changed':
      return { title: t(`logins_result_${event.data.what}`), line: t('in_changed_line') };
    case 'security.device':
      return {
        title: t('in_device'),
        line: t('in_device_line', { device: event.data.device || t('in_device_unknown') }),
      };
    case 'reward.given':
      return {
        title: t('in_reward'),
        line: t('in_reward_line', {
          source: t(sourceOf(event.data.source)),
          amount: money(event.data.amount),
        }),
      };
    case 'waterback.ready': {
      const { day, amount } = event.data;
      return { title: t('in_waterback'), line: t('in_waterback_line', { day, amount: money(amount) }) };
    }
    case 'vip.rose':
      return { title: t('in_level', { n: event.data.level }), line: t('in_level_line') };
    case 'team.rate': {
      const { rate_ppm: ppm, from: date } = event.data;
      return { title: t('in_rate'), line: t('in_rate_line', { rate: percentText(ppm), date }) };
    }
    case 'team.joined':
      return { title: t('in_joined', { name: event.data.name }), line: t('in_joined_line') };
    case 'case.answered':
      return { title: t('in_answered'), line: t('in_answered_line') };
    case 'case.resolved':
      return { title: t('in_resolved'), line: t('in_resolved_line') };
    case 'chat.act':
      return {
        title: t(`in_act_${event.data.what}`),
        line: t('in_act_line', { room: roomText(t, event.data), reason: reasonText(t, event.data.reason) }),
      };
    case 'chat.report':
      return {
        title: t(event.data.removed ? 'in_report_removed' : 'in_report_kept'),
        line: t('in_report_line', { room: roomText(t, event.data) }),
      };
    case 'chat.appeal':
      return {
        title: t(event.data.upheld ? 'in_appeal_upheld' : 'in_appeal_rejected'),
        line: t('in_act_line', { room: roomText(t, event.data), reason: reasonText(t, event.data.reason) }),
      };
    case 'notice.posted':
      return { title: name(event.data.titles), line: t('in_notice_line') };
  }
}

/** What a settled draw left, in 1/10 000. */
export const netOf = ({ data: { stake, payout } }: Extract<InboxEvent, { type: 'draw.settled' }>) =>
  amountOf(unitsOf(payout) - unitsOf(stake));

const unitsOf = (text: string): bigint => {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : 0n;
};

/** Lottery and issue of an event of bets. */
export const drawOf = ({ data }: Extract<InboxEvent, { type: `draw.${string}` }>) => ({
  name: lotteryText(data.lottery),
  issue: shortIssue(data.issue),
});

const sources = {
  race: 'in_source_race',
  loss_insurance: 'in_source_loss_insurance',
  deposit_match: 'in_source_deposit_match',
} as const;

/** Text key of what gave a reward. */
const sourceOf = (source: string) => sources[source as keyof typeof sources] ?? 'in_source_hand';
