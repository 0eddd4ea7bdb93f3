import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { type ReactNode, useEffect } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { RewardsClosed } from '../../../components/rewards-closed/index.ts';
import { useFreshRewards } from '../../../data/promotions/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { tellLevel } from '../announce.ts';
import { type Vip, type VipTable, vipOptions, vipTableOptions } from '../api/vip.ts';

/** Loads level and table for a page. A player who may receive no rewards sees the reason and nothing else (RP15). */
export function VipGate({ children }: { children: (vip: Vip, table: VipTable) => ReactNode }) {
  const t = useT();
  const vip = useQuery(vipOptions());
  const table = useQuery(vipTableOptions());
  useFreshRewards();
  const known = vip.data;
  useEffect(() => {
    if (known) tellLevel(known);
  }, [known]);
  if (known && (!known.available || known.level === 0)) return <RewardsClosed />;
  if (known && table.data) return children(known, table.data);
  const failed = [vip, table].filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <Card pad>
        <Failed
          title={t('vip_failed')}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      </Card>
    );
  }
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={132} />
      <br />
      <Skeleton height={360} />
    </SkeletonRegion>
  );
}
