import { Button, EmptyState } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useDepositPages } from '../api/deposit.ts';
import { useWithdrawalPages } from '../api/withdraw.ts';
import { DepositRows } from './deposit-rows.tsx';
import { NotRead } from './not-read.tsx';
import styles from './order-row.module.css';
import { WithdrawalRows } from './withdrawal-rows.tsx';

/** Panel with every deposit of the player. */
export function DepositHistory({ onClose }: { onClose: () => void }) {
  const t = useT();
  const list = useDepositPages();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('recharge_history')} onClose={onClose}>
      <History list={list} count={rows.length}>
        <DepositRows rows={rows} onOpen={onClose} />
      </History>
    </Panel>
  );
}

/** Panel with every withdrawal of the player. */
export function WithdrawalHistory({ onClose }: { onClose: () => void }) {
  const t = useT();
  const list = useWithdrawalPages();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('withdraw_history')} onClose={onClose}>
      <History list={list} count={rows.length}>
        <WithdrawalRows rows={rows} onOpen={onClose} />
      </History>
    </Panel>
  );
}

/** State of a paged list. */
interface Pages {
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

function History({ list, count, children }: { list: Pages; count: number; children: ReactNode }) {
  const t = useT();
  if (list.isPending || (list.isError && count === 0)) return <NotRead of={[list]} height={240} />;
  if (count === 0) return <EmptyState art={<EmptyRecordsArt />} title={t('cashier_no_orders')} />;
  return (
    <>
      {children}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('cashier_more')}
          </Button>
        </div>
      )}
    </>
  );
}
