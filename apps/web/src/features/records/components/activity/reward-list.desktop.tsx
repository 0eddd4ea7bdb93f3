import { type RecordColumn, RecordTable } from '@tessera/ui';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { type Reward, useRewardPages } from '../../api/activity-pages.ts';
import { leftOf } from '../../model/reward.ts';
import { Figure } from '../figures.tsx';
import { PagedCard, usePaging } from '../paged-card.desktop.tsx';
import styles from './activity.module.css';
import { NoRewards } from './no-rewards.tsx';
import { RewardFilter, type RewardFilterProps } from './reward-filter.tsx';
import { RewardProofLink } from './reward-proof-link.tsx';
import { RewardSums } from './reward-sums.tsx';
import { RewardTag } from './reward-tag.tsx';
import { RunningCard } from './running-card.tsx';
import { useRewardText } from './use-reward-text.ts';

/** Rewards on desktop: sums and a paged table; a running bonus opens. */
export function RewardTable({ state, onChange }: RewardFilterProps) {
  const t = useT();
  const columns = useColumns();
  const paging = usePaging();
  const list = useRewardPages(state, paging.size);
  const change = (next: typeof state) => {
    paging.turnTo(0);
    onChange(next);
  };
  return (
    <PagedCard
      list={list}
      paging={paging}
      head={(summary) => (
        <>
          <div className={styles.filter}>
            <RewardFilter state={state} onChange={change} />
          </div>
          <RewardSums summary={summary} />
        </>
      )}
    >
      {(page) => (
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
    </PagedCard>
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
      cell: ({ at }) => <span className={styles.time}>{format.time(at, 'MM-DD HH:mm')}</span>,
    },
    {
      key: 'name',
      head: t('act_name'),
      cell: (reward) => {
        const notes = [reward.offer && t('act_version', { n: reward.offer.version }), text.reason(reward)];
        return (
          <span className={styles.name}>
            <b>{text.name(reward)}</b>
            <small>{notes.filter((note) => note).join(' · ')}</small>
            <RewardProofLink reward={reward} />
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
        return left ? <Figure amount={left.stake} still /> : <span className={styles.quiet}>–</span>;
      },
    },
    {
      key: 'expires',
      head: t('act_expires'),
      align: 'end',
      cell: ({ expires_at, state }) => (
        <span className={styles.time}>
          {expires_at === null || state !== 'active' ? '–' : format.time(expires_at, 'MM-DD HH:mm')}
        </span>
      ),
    },
    { key: 'state', head: t('act_state'), align: 'end', cell: ({ state }) => <RewardTag state={state} /> },
  ];
}
