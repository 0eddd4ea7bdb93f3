import { Button, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useCasePages } from '../api/history.ts';
import { CaseFacts } from './case-facts.tsx';
import styles from './history.module.css';
import { Rating } from './rating.tsx';

/** The player's cases, the newest first. A press opens one; a rating that was missed is given here. */
export function CaseList({ onCase }: { onCase: (id: number) => void }) {
  const t = useT();
  const list = useCasePages();
  if (list.isError && !list.data) return <Failed title={t('sv_past_failed')} onRetry={list.refetch} />;
  if (!list.data) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={240} />
      </SkeletonRegion>
    );
  }
  const cases = list.data.pages.flatMap(({ items }) => items);
  if (cases.length === 0) return <EmptyState title={t('sv_past_none')} />;
  return (
    <>
      <ul className={styles.list}>
        {cases.map((one) => (
          <li key={one.id} className={styles.item}>
            <button type="button" className={styles.choice} onClick={() => onCase(one.id)}>
              <CaseFacts of={one} />
            </button>
            {one.rating === null && <Rating of={one} />}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="tonal"
          loading={list.isFetchingNextPage}
          className={styles.more ?? ''}
          onClick={() => void list.fetchNextPage()}
        >
          {t('sv_past_more')}
        </Button>
      )}
    </>
  );
}
