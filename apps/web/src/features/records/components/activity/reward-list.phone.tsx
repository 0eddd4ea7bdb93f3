import { Card, Icon } from '@tessera/ui';
import { Coins, Crown, Gift, Percent } from '@tessera/ui/icons';
import { useFormat } from '../../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../../platform/i18n/index.ts';
import { type Reward, useRewardPages } from '../../api/activity-pages.ts';
import { leftOf } from '../../model/reward.ts';
import feed from '../bet-list.phone.module.css';
import { monthHeading } from '../day-heading.ts';
import { Figure } from '../figures.tsx';
import { FEED_PAGE, RecordFeed } from '../record-feed.phone.tsx';
import styles from './activity.module.css';
import { NoRewards } from './no-rewards.tsx';
import { RewardFilter, type RewardFilterProps } from './reward-filter.tsx';
import { RewardProofLink } from './reward-proof-link.tsx';
import { RewardSums } from './reward-sums.tsx';
import { RewardTag } from './reward-tag.tsx';
import { RunningCard } from './running-card.tsx';
import { useRewardText } from './use-reward-text.ts';

/** Rewards on phones: the running ones as cards, the others by month; older ones load as the player scrolls. */
export function RewardFeed({ state, onChange }: RewardFilterProps) {
  const list = useRewardPages(state, FEED_PAGE);
  return (
    <>
      <RewardFilter state={state} onChange={onChange} />
      <Card className={styles.sums}>
        <RewardSums summary={list.data?.pages[0]?.summary} />
      </Card>
      <RecordFeed list={list} empty={<NoRewards state={state} onChange={onChange} />}>
        {(rewards) => <Months rewards={rewards} />}
      </RecordFeed>
    </>
  );
}

function Months({ rewards }: { rewards: readonly Reward[] }) {
  const format = useFormat();
  const language = useLanguage();
  const months = Map.groupBy(rewards, ({ at }) => format.time(at, 'YYYY-MM'));
  return [...months].map(([month, ofMonth]) => {
    const running = ofMonth.flatMap((reward) => {
      const left = leftOf(reward);
      return left ? [{ reward, left }] : [];
    });
    const others = ofMonth.filter((reward) => leftOf(reward) === undefined);
    return (
      <section key={month} className={feed.days}>
        <h2 className={feed.day}>{monthHeading(month, language)}</h2>
        {running.map(({ reward, left }) => (
          <RunningCard key={reward.id} reward={reward} left={left} />
        ))}
        {others.length > 0 && (
          <Card>
            <ul>
              {others.map((reward) => (
                <RewardLine key={reward.id} reward={reward} />
              ))}
            </ul>
          </Card>
        )}
      </section>
    );
  });
}

const icons = { vip_bonus: Crown, water_back: Percent, bonus_slice: Coins } as const;

function RewardLine({ reward }: { reward: Reward }) {
  const t = useT();
  const format = useFormat();
  const text = useRewardText();
  const { kind, at, paid, state } = reward;
  const note = text.reason(reward) ?? t('act_given', { date: format.time(at, 'MM-DD HH:mm') });
  const of = kind in icons ? icons[kind as keyof typeof icons] : Gift;
  return (
    <li className={styles.line}>
      <span className={styles.tile} data-tone={state === 'completed' ? 'accent' : 'plain'}>
        <Icon of={of} size={18} />
      </span>
      <span className={styles.name}>
        <b>{text.name(reward)}</b>
        <small>{note}</small>
        <RewardProofLink reward={reward} />
      </span>
      <span className={styles.end}>
        <Figure amount={paid} still />
        <RewardTag state={state} />
      </span>
    </li>
  );
}
