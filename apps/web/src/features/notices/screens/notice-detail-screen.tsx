import { Button, Card, EmptyState, Skeleton, SkeletonRegion, Tag } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { push, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type Notice, noticeOptions, useFreshNotices, useReader } from '../api/notices.ts';
import { Beside } from '../components/beside.tsx';
import { NoticeTextDesktop } from '../components/notice-text.desktop.tsx';
import { NoticeTextPhone } from '../components/notice-text.phone.tsx';
import styles from './notice-detail-screen.module.css';

const Text = partByForm({ desktop: NoticeTextDesktop, phone: NoticeTextPhone });

/** `notice-detail`: parameter `id`. */
export function NoticeDetailScreen() {
  const t = useT();
  const { params } = useRoute();
  const notice = useQuery(noticeOptions(params.id ?? '', useReader()));
  useFreshNotices();
  if (isCallError(notice.error, 'notice_ended')) return <Missing what="ended" />;
  // An id that cannot be one is not known either.
  if (isCallError(notice.error, 'not_found') || isCallError(notice.error, 'validation_failed'))
    return <Missing what="gone" />;
  if (notice.isError) {
    return (
      <Card pad>
        <Failed title={t('nt_failed')} onRetry={notice.refetch} />
      </Card>
    );
  }
  if (!notice.data) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={320} />
      </SkeletonRegion>
    );
  }
  return <Article key={notice.data.id} notice={notice.data} />;
}

function Article({ notice }: { notice: Notice }) {
  const t = useT();
  const format = useFormat();
  const time = (ms: number) => format.time(ms, 'YYYY-MM-DD HH:mm');
  return (
    <div className={styles.root}>
      <Card pad>
        <Text
          title={notice.title}
          html={notice.html}
          facts={
            <p className={styles.facts}>
              <Tag tone={notice.kind === 'status' ? 'warning' : 'info'}>{t(`nt_kind_${notice.kind}`)}</Tag>
              <span>{time(notice.at)}</span>
              <span>{t('nt_until', { time: time(notice.ends) })}</span>
            </p>
          }
        />
      </Card>
      <Beside notice={notice} />
    </div>
  );
}

/** There is no such notice, or it has ended. */
function Missing({ what }: { what: 'gone' | 'ended' }) {
  const t = useT();
  return (
    <Card pad>
      <EmptyState
        title={t(`nt_${what}`)}
        line={t(`nt_${what}_line`)}
        action={<Button onClick={() => void push('home')}>{t('nt_to_home')}</Button>}
      />
    </Card>
  );
}
