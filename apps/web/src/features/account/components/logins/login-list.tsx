import { Button, Card, EmptyState, type RecordColumn, Tag } from '@tessera/ui';
import { ListCard, RecordList } from '../../../../components/record-list/index.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../../platform/navigation/index.ts';
import { type Login, useLoginPages } from '../../api/logins.ts';
import { asksAboutPlayer, toneOf } from '../../model/login-result.ts';
import { ListFailed } from './list-failed.tsx';
import styles from './logins.module.css';
import { useDeviceText } from './use-device-text.ts';

/** Every sign-in, failed ones included, and every change of the account: a table on desktop, cards on phones. */
export function LoginList() {
  const t = useT();
  const list = useLoginPages();
  const columns = useColumns();
  const logins = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isError && !list.data) {
    return (
      <Card>
        <ListFailed onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  const table = (
    <RecordList
      columns={columns}
      rows={logins}
      rowKey={(login) => String(login.id)}
      label={t('logins_title')}
      {...(list.isPending ? { loadingRows: 6 } : {})}
      empty={<EmptyState title={t('logins_none')} />}
    />
  );
  return (
    <>
      <ListCard title={t('logins_title')}>{table}</ListCard>
      {list.hasNextPage && (
        <Button
          variant="tonal"
          className={styles.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('logins_more')}
        </Button>
      )}
    </>
  );
}

function useColumns(): readonly RecordColumn<Login>[] {
  const t = useT();
  const format = useFormat();
  const { deviceOf, placeOf } = useDeviceText();
  return [
    {
      key: 'time',
      head: t('logins_time'),
      cell: ({ at }) => <span className={styles.time}>{format.time(at, 'datetime')}</span>,
      card: 'title',
    },
    { key: 'device', head: t('logins_device'), cell: deviceOf },
    { key: 'place', head: t('logins_place'), cell: placeOf },
    { key: 'result', head: t('logins_result'), cell: (login) => <Result login={login} />, card: 'status' },
    {
      key: 'action',
      head: t('logins_action'),
      cell: (login) =>
        asksAboutPlayer(login) &&
        hasScreen('user-info') && (
          <Link to="user-info" params={{ edit: 'password' }} className={styles.doubt}>
            {t('logins_not_me')}
          </Link>
        ),
      card: 'action',
    },
  ];
}

function Result({ login }: { login: Login }) {
  const t = useT();
  return (
    <span className={styles.result}>
      <Tag tone={toneOf(login.result)}>{t(`logins_result_${login.result}`)}</Tag>
      {login.failures > 0 && <Tag tone="warning">{t('logins_failures', { n: login.failures })}</Tag>}
      {login.new_device && <Tag tone="warning">{t('logins_new_device')}</Tag>}
    </span>
  );
}
