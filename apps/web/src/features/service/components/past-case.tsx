import { Button, Skeleton, SkeletonRegion } from '@tessera/ui';
import { ReadMessages } from '../../../components/conversation/index.ts';
import { Failed } from '../../../components/failed/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useCaseMessages } from '../api/history.ts';
import { bodyOf } from './body-of.tsx';
import { CaseFacts } from './case-facts.tsx';
import styles from './history.module.css';
import { Rating } from './rating.tsx';

/** A case with its messages, to read. */
export function PastCase({ id }: { id: number }) {
  const t = useT();
  const me = useUser((user) => user.id);
  const read = useCaseMessages(id);
  if (read.isError && !read.data) return <Failed title={t('sv_past_failed')} onRetry={read.refetch} />;
  const [newest] = read.data?.pages ?? [];
  if (!read.data || !newest) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={240} />
      </SkeletonRegion>
    );
  }
  return (
    <>
      <CaseFacts of={newest.case} />
      <ReadMessages messages={read.data.pages.flatMap(({ items }) => items)} me={me} renderBody={bodyOf} />
      {read.hasNextPage && (
        <Button
          variant="tonal"
          loading={read.isFetchingNextPage}
          className={styles.more ?? ''}
          onClick={() => void read.fetchNextPage()}
        >
          {t('sv_past_more_messages')}
        </Button>
      )}
      <Rating of={newest.case} />
    </>
  );
}
