import { Card, EmptyState, Icon, Skeleton, SkeletonRegion, Tag } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { Failed } from '../../../components/failed/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { noticesOptions, useFreshNotices, useReader } from '../api/notices.ts';
import styles from './notices.module.css';

/** Every notice in force that the reader may see, in the order of the server; each leads to its page. */
export function NoticeList() {
  const t = useT();
  const format = useFormat();
  const notices = useQuery(noticesOptions(useReader()));
  useFreshNotices();
  if (notices.isError && !notices.data) {
    return (
      <Card pad>
        <Failed title={t('nt_failed')} onRetry={() => void notices.refetch()} />
      </Card>
    );
  }
  if (!notices.data) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={240} />
      </SkeletonRegion>
    );
  }
  const { items } = notices.data;
  return (
    <Card>
      {items.length === 0 && <EmptyState title={t('nt_none_now')} />}
      <ul>
        {items.map(({ id, title, kind, at }) => (
          <li key={id}>
            <Link to="notice-detail" params={{ id }} className={styles.row}>
              <span className={styles.neighbour}>
                <small>
                  <Tag tone={kind === 'status' ? 'warning' : 'info'}>{t(`nt_kind_${kind}`)}</Tag>{' '}
                  {format.time(at, 'YYYY-MM-DD HH:mm')}
                </small>
                <span>{title}</span>
              </span>
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
