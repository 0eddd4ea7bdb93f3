import type { MessageKey } from '@tessera/messages';
import { Button, Emblem, EmptyState, type RecordColumn, Tag } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { BetContent } from '../../../components/bet-content/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { ListCard, RecordList } from '../../../components/record-list/index.ts';
import { familyOf, rulesOf } from '../../../data/rules/index.ts';
import { useFormat, useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useChasePages } from '../api/chase-pages.ts';
import type { Chase } from '../api/chases.ts';
import { ChaseButtons, chaseTones, useChaseName } from './chase-card.tsx';
import { ChaseIssues } from './chase-issues.tsx';
import styles from './chase-records.module.css';
import { useFreshChases } from './running-chases.tsx';

/** All chases of the player with their issues; unfinished ones can be paused and stopped. */
export function ChaseRecords() {
  const t = useT();
  const list = useChasePages();
  const columns = useColumns();
  useFreshChases();
  const chases = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ListCard className={styles.card}>
      {list.isError ? (
        <EmptyState
          title={t('chase_list_failed')}
          action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <RecordList
          columns={columns}
          rows={chases}
          rowKey={({ id }) => String(id)}
          label={t('chase_records')}
          {...(list.isPending && { loadingRows: 4 })}
          empty={
            <EmptyState
              art={<EmptyRecordsArt />}
              title={t('chase_records_empty')}
              line={t('chase_records_empty_line')}
            />
          }
          expand={(chase) => <ChaseIssues chaseId={chase.id} />}
        />
      )}
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('chase_records_more')}
          </Button>
        </p>
      )}
    </ListCard>
  );
}

function useColumns(): RecordColumn<Chase>[] {
  const t = useT();
  const format = useFormat();
  const lotteries = useList('LOTTERY_LIST');
  const lotteryName = (id: string) => {
    const lottery = lotteries?.find((known) => known.id === id);
    if (!lottery) return id;
    return (
      <span className={styles.lottery}>
        <Emblem family={lottery.family} name={format.name(lottery.name)} size={24} />
        <LotteryName lottery={lottery} oneLine />
      </span>
    );
  };
  const money = (key: 'cost' | 'staked' | 'payout' | 'held', head: MessageKey): RecordColumn<Chase> => ({
    key,
    head: t(head),
    align: 'end',
    cell: (chase) => <b className={styles.figure}>{format.figure(chase[key])}</b>,
  });
  return [
    {
      key: 'time',
      head: t('chase_started_at'),
      cell: (chase) => <span className={styles.time}>{format.time(chase.created_at, 'MM-DD HH:mm:ss')}</span>,
    },
    { key: 'lottery', head: t('chase_lottery'), cell: (chase) => lotteryName(chase.lottery_id) },
    {
      key: 'content',
      head: t('chase_content'),
      cell: (chase) => <ChaseContent chase={chase} />,
      card: 'title',
    },
    {
      key: 'progress',
      head: t('chase_progress_word'),
      cell: (chase) => (
        <span className={styles.progress}>
          {t('chase_at', { n: chase.placed + chase.skipped, of: chase.issues })}
        </span>
      ),
    },
    money('cost', 'chase_most'),
    money('staked', 'chase_staked'),
    money('payout', 'chase_paid'),
    money('held', 'chase_held'),
    {
      key: 'state',
      head: t('chase_state'),
      card: 'status',
      cell: (chase) => (
        <Tag tone={chaseTones[chase.state]}>
          {t(chase.ended_by === null ? `chase_state_${chase.state}` : `chase_ended_${chase.ended_by}`)}
        </Tag>
      ),
    },
    {
      key: 'action',
      head: t('chase_action'),
      card: 'action',
      align: 'end',
      cell: (chase) => <ChaseButtons chase={chase} />,
    },
  ];
}

function ChaseContent({ chase }: { chase: Chase }) {
  const name = useChaseName(chase);
  const first = chase.bets[0];
  return (
    <span className={styles.content}>
      <span>{name}</span>
      {first && (
        <BetContent
          family={familyOf(first.play)}
          shape={rulesOf(first.play)?.playItem(first.play)?.content}
          content={first.content}
          cut={first.content_cut}
          collapse="line"
        />
      )}
    </span>
  );
}
