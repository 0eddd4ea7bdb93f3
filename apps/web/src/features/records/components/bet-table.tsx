import { Button, Emblem, type RecordColumn, RecordTable } from '@tessera/ui';
import type { ReactNode } from 'react';
import { NetText } from '../../../components/amount/index.ts';
import { BetContent } from '../../../components/bet-content/index.ts';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { netOf, paidOf } from '../../../components/bet-outcome/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { familyOf, rulesOf } from '../../../data/rules/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import type { Bet } from '../model/bet.ts';
import { AgainButton, CancelButton } from './bet-actions.tsx';
import { BetStatus } from './bet-status.tsx';
import styles from './bet-table.module.css';
import { Figure } from './figures.tsx';

const BetPreview = lazyPart(async () => (await import('./bet-preview.tsx')).BetPreview);

export interface BetTableProps {
  bets: readonly Bet[];
  /** Skeleton rows instead of bets. */
  loadingRows?: number | undefined;
  empty: ReactNode;
  onOpen: (betId: number) => void;
}

/** Bets as a table with expandable rows. */
export function BetTable({ bets, loadingRows, empty, onOpen }: BetTableProps) {
  const t = useT();
  const format = useFormat();
  const names = useBetNames();
  const columns: RecordColumn<Bet>[] = [
    {
      key: 'time',
      head: t('record_time'),
      cell: (bet) => <span className={styles.time}>{format.time(bet.placed_at, 'MM-DD HH:mm:ss')}</span>,
    },
    {
      key: 'lottery',
      head: t('record_lottery_issue'),
      cell: (bet) => (
        <span className={styles.lottery}>
          <Emblem family={names.family(bet.lottery_id)} name={names.lottery(bet.lottery_id)} size={24} />
          <LotteryName lottery={names.lotteryNamed(bet.lottery_id)} />
          <span className={styles.issue} title={bet.issue}>
            {withoutYear(bet.issue)}
          </span>
        </span>
      ),
    },
    {
      key: 'play',
      head: t('record_played'),
      cell: (bet) => <span className={styles.play}>{names.play(bet.play)}</span>,
    },
    {
      key: 'content',
      head: t('record_content'),
      cell: (bet) => (
        <BetContent
          className={styles.content}
          content={bet.content}
          cut={bet.content_cut}
          family={familyOf(bet.play)}
          shape={rulesOf(bet.play)?.playItem(bet.play)?.content}
          collapse="line"
        />
      ),
    },
    {
      key: 'stake',
      head: t('record_stake'),
      align: 'end',
      cell: (bet) => <Figure amount={bet.stake} still />,
    },
    {
      key: 'return',
      head: t('record_return'),
      align: 'end',
      cell: (bet) => <Figure amount={paidOf(bet)} still />,
    },
    { key: 'net', head: t('record_net'), align: 'end', cell: (bet) => <NetText net={netOf(bet)} still /> },
    { key: 'state', head: t('record_state'), cell: (bet) => <BetStatus bet={bet} /> },
    {
      key: 'action',
      head: t('record_action'),
      align: 'end',
      cell: (bet) => (
        <span className={styles.actions}>
          <CancelButton bet={bet} />
          <AgainButton bet={bet} />
          <Button variant="link" size="sm" onClick={() => onOpen(bet.id)}>
            {t('record_detail')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <RecordTable
      className={styles.root}
      columns={columns}
      rows={bets}
      rowKey={(bet) => String(bet.id)}
      label={t('route_record_bet')}
      layout="table"
      {...(loadingRows !== undefined && { loadingRows })}
      empty={empty}
      expand={(bet) => <BetPreview bet={bet} />}
    />
  );
}

/** `1124-0256` for `20261124-0256`: the table has no width for the year, which the details show. */
function withoutYear(issue: string): string {
  return issue.replace(/^20\d\d(?=\d{4}-)/, '');
}
