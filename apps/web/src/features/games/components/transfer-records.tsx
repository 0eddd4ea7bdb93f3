import { Button, Card, EmptyState, MoneyText, Note, Skeleton, SkeletonRegion, Tag } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { usePlatforms } from '../api/platforms.ts';
import { type Transfer, useTransfers } from '../api/transfers.ts';
import styles from './transfer-records.module.css';

/** The player's transfers, newest first: direction, amount, and whether the platform has confirmed. */
export function TransferRecords() {
  const t = useT();
  const transfers = useTransfers();
  const items = transfers.data?.pages.flatMap((page) => page.items);
  return (
    <Card title={t('games_records')} pad>
      {!items && !transfers.isError && <Waiting />}
      {transfers.isError && (
        <Note tone="warning" action={<Button onClick={() => void transfers.refetch()}>{t('retry')}</Button>}>
          {t('games_records_failed')}
        </Note>
      )}
      {items?.length === 0 && <EmptyState art={<EmptyRecordsArt />} title={t('games_records_none')} />}
      {items && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )}
      {transfers.hasNextPage && (
        <Button
          variant="quiet"
          block
          loading={transfers.isFetchingNextPage}
          onClick={() => void transfers.fetchNextPage()}
        >
          {t('games_records_more')}
        </Button>
      )}
    </Card>
  );
}

const tones = { pending: 'warning', done: 'success', reversed: 'neutral' } as const;

function Row({ item }: { item: Transfer }) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const name = usePlatforms().data?.find(({ id }) => id === item.plat)?.name ?? item.plat;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {t(item.direction === 1 ? 'games_in_to' : 'games_out_of', { name })}
        <small>{format.time(item.at, 'YYYY-MM-DD HH:mm')}</small>
      </span>
      <MoneyText
        {...format.shown(item.amount, { currency: true })}
        hidden={hidden}
        className={styles.figure}
      />
      <Tag tone={tones[item.state]}>{t(`games_transfer_${item.state}`)}</Tag>
    </li>
  );
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')} className={styles.list}>
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </SkeletonRegion>
  );
}
