import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { type ReactNode, useEffect } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { PageHead } from '../../../components/page-head/index.ts';
import { RewardsClosed } from '../../../components/rewards-closed/index.ts';
import { useFreshRewards } from '../../../data/promotions/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { tellLevel } from '../announce.ts';
import { type Vip, type VipTable, vipOptions, vipTableOptions } from '../api/vip.ts';

export interface VipGateProps {
  title: string;
  /** What the page shows; left out for a player without rewards. */
  note: string;
  children: (vip: Vip, table: VipTable) => ReactNode;
}

/** A page on levels with its data. A player who may receive no rewards sees the reason and nothing else (RP15). */
export function VipGate({ title, note, children }: VipGateProps) {
  const vip = useQuery(vipOptions());
  const isClosed = vip.data !== undefined && isClosedTo(vip.data);
  return (
    <>
      <PageHead title={title} note={isClosed ? undefined : note} />
      <Content>{children}</Content>
    </>
  );
}

const isClosedTo = ({ available, level }: Vip) => !available || level === 0;

function Content({ children }: Pick<VipGateProps, 'children'>) {
  const t = useT();
  const vip = useQuery(vipOptions());
  const table = useQuery(vipTableOptions());
  useFreshRewards();
  const known = vip.data;
  useEffect(() => {
    if (known) tellLevel(known);
  }, [known]);
  if (known && isClosedTo(known)) return <RewardsClosed />;
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
