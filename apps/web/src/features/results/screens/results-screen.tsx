import { Button, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { replace, useRoute } from '../../../platform/navigation/index.ts';
import { AllResults } from '../components/all-results.tsx';

const DayResults = lazyPart(async () => (await import('../components/day-results.tsx')).DayResults);

/** Results of all lotteries, or with `?id=ssc-1m` of one by date. */
export function ResultsScreen() {
  const t = useT();
  const { params } = useRoute();
  const lotteries = useList('LOTTERY_LIST');
  if (params.id === undefined) return <AllResults />;
  if (!lotteries)
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={400} />
      </SkeletonRegion>
    );
  const lottery = lotteries.find(({ id }) => id === params.id);
  return lottery ? (
    <DayResults key={lottery.id} lottery={lottery} />
  ) : (
    <EmptyState
      art={<EmptySearchArt />}
      title={t('trend_unknown')}
      action={<Button onClick={() => void replace('lottery-data')}>{t('result_all')}</Button>}
    />
  );
}
