import { Card, type RecordColumn, RecordTable } from '@tessera/ui';
import { useState } from 'react';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { type Reward, useRewardPages } from '../../api/activity-pages.ts';
import { leftOf } from '../../model/reward.ts';
import styles from '../bet-list.desktop.module.css';
import { DesktopPager } from '../desktop-pager.tsx';
import { Figure } from '../figures.tsx';
import { LoadFailed } from '../load-failed.tsx';
import look from './activity.module.css';
import { NoRewards } from './no-rewards.tsx';
import { RewardFilter, type RewardFilterProps } from './reward-filter.tsx';
import { RewardSums } from './reward-sums.tsx';
import { RewardTag } from './reward-tag.tsx';
import { RunningCard } from './running-card.tsx';
import { useRewardText } from './use-reward-text.ts';

/** Rewards on desktop: sums and a paged table; a running bonus opens. */
export function RewardTable({ state, onChange }: RewardFilterProps) {
  const t = useT();
  const columns = useColumns();
  const [size, setSize] = useState(20);
  const [place, setPlace] = useState(0);
  const list = useRewardPages(state, size);
  const pages = list.data?.pages ?? [];
  const page = pages[Math.min(place, pages.length - 1)];
  const summary = pages[0]?.summary;
  const change = (next: typeof state) => {
    setPlace(0);
    onChange(next);
  };
  return (
    <Card className={styles.card}>
      <div className={look.filter}>
        <RewardFilter state={state} onChange={change} />
      </div>
      <RewardSums summary={summary} />
      {list.isError ? (
        <LoadFailed onRetry={() => void list.refetch()} />
      ) : (
        <RecordTable
          columns={columns}
          rows={page?.items ?? []}
          rowKey={({ id }) => String(id)}
          label={t('route_record_activity')}
          layout="table"
          {...(!page && { loadingRows: 6 })}
          empty={<NoRewards state={state} onChange={change} />}
          expand={(reward) => {
            const left = leftOf(reward);
            return left ? <RunningCard reward={reward} left={left} /> : null;
          }}
        />
      )}
      {summary && summary.count > 0 && (
        <DesktopPager
          count={summary.count}
          size={size}
          place={place}
          hasOlder={Boolean(page?.next) && !list.isFetchingNextPage}
          onPlace={(next) => {
            const turn = () => setPlace(next);
            if (pages.length > next) turn();
            else void list.fetchNextPage().then(turn);
          }}
          onSize={(next) => {
            setPlace(0);
            setSize(next);
          }}
        />
      )}
    </Card>
  );
}

function useColumns(): RecordColumn<Reward>[] {
  const t = useT();
  const format = useFormat();
  const text = useRewardText();
  return [
    {
      key: 'time',
      head: t('act_time'),
      cell: ({ at }) => <span className={look.time}>{format.time(at, 'MM-DD HH:mm')}</span>,
    },
    {
      key: 'name',
      head: t('act_name'),
      cell: (reward) => {
        const notes = [reward.offer && t('act_version', { n: reward.offer.version }), text.reason(reward)];
        return (
          <span className={look.name}>
            <b>{text.name(reward)}</b>
            <small>{notes.filter((note) => note).join(' · ')}</small>
          </span>
        );
      },
    },
    {
      key: 'reward',
      head: t('act_reward'),
      align: 'end',
      cell: ({ reward }) => <Figure amount={reward} still />,
    },
    {
      key: 'paid',
      head: t('act_paid_head'),
      align: 'end',
      cell: ({ paid }) => <Figure amount={paid} still />,
    },
    {
      key: 'left',
      head: t('act_left'),
      align: 'end',
      cell: (reward) => {
        const left = leftOf(reward);
        return left ? <Figure amount={left.stake} still /> : <span className={look.quiet}>–</span>;
      },
    },
    {
      key: 'expires',
      head: t('act_expires'),
      align: 'end',
      cell: ({ expires_at, state }) => (
        <span className={look.time}>
          {expires_at === null || state !== 'active' ? '–' : format.time(expires_at, 'MM-DD HH:mm')}
        </span>
      ),
    },
    { key: 'state', head: t('act_state'), align: 'end', cell: ({ state }) => <RewardTag state={state} /> },
  ];
}
