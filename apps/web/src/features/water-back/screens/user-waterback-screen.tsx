import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { PageHead } from '../../../components/page-head/index.ts';
import { RewardsClosed } from '../../../components/rewards-closed/index.ts';
import { useShownEvents } from '../../../data/inbox/use-shown-events.ts';
import { useFreshRewards } from '../../../data/promotions/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type WaterBack, waterBackOptions } from '../api/water-back.ts';
import { HeadCard } from '../components/head-card.tsx';
import { RowTable } from '../components/rows.desktop.tsx';
import { RowList } from '../components/rows.phone.tsx';
import type { RowsProps } from '../components/rows-props.ts';
import { SideCards } from '../components/side-cards.tsx';
import { useWaterBackClaim } from '../components/use-water-back-claim.ts';
import { daysOf, type Span } from '../model/spans.ts';
import styles from './user-waterback-screen.module.css';

/** Events of the notification centre that this page shows. */
const SHOWN = ['waterback.ready'] as const;

const Rows = partByForm({ desktop: RowTable, phone: RowList });

/** `user-waterback`: what can be claimed, how each row is made, and what was claimed. */
export function UserWaterbackScreen() {
  const t = useT();
  const { timeZone } = useSettings();
  const [span, setSpan] = useState<Span>('yesterday');
  useShownEvents(SHOWN);
  const waterBack = useQuery(waterBackOptions(daysOf(span, now(), timeZone)));
  const claim = useWaterBackClaim();
  useFreshRewards();
  const isClosed = waterBack.data?.available === false;
  return (
    <>
      <PageHead title={t('route_user_waterback')} note={isClosed ? undefined : t('wb_note')} />
      {isClosed ? (
        <RewardsClosed />
      ) : (
        <Content waterBack={waterBack} span={span} onSpan={setSpan} claim={claim} />
      )}
    </>
  );
}

interface ContentProps extends Pick<RowsProps, 'span' | 'onSpan' | 'claim'> {
  waterBack: ReturnType<typeof useQuery<WaterBack>>;
}

function Content({ waterBack, span, onSpan, claim }: ContentProps) {
  const t = useT();
  if (waterBack.isError && !waterBack.data) {
    return (
      <Card pad>
        <Failed title={t('wb_failed')} onRetry={waterBack.refetch} />
      </Card>
    );
  }
  if (!waterBack.data) {
    return (
      <SkeletonRegion label={t('ui_loading')} className={styles.waiting ?? ''}>
        <Skeleton height={132} />
        <Skeleton height={320} />
      </SkeletonRegion>
    );
  }
  return (
    <div className={styles.root} data-barred={waterBack.data.ready.rows > 0 || undefined}>
      <HeadCard waterBack={waterBack.data} claim={claim} />
      <div className={styles.body}>
        <div className={styles.main}>
          <Rows
            waterBack={waterBack.data}
            span={span}
            onSpan={onSpan}
            claim={claim}
            waiting={waterBack.isPlaceholderData}
          />
        </div>
        <SideCards waterBack={waterBack.data} />
      </div>
    </div>
  );
}
