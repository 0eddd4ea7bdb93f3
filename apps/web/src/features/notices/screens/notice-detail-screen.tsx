import { Button, Card, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { push, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { noticeOptions, useFreshNotices, useReader } from '../api/notices.ts';

/** Loaded behind the screen: the start lists the style files of every screen, and this one needs none for itself. */
const Article = lazyPart(async () => (await import('../components/article.tsx')).Article, <Waiting />);

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
  if (!notice.data) return <Waiting />;
  return <Article key={notice.data.id} notice={notice.data} />;
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

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={320} />
    </SkeletonRegion>
  );
}
