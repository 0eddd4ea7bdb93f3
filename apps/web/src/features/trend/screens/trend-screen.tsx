import { Button, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useEffect } from 'react';
import { useList, usePrefs } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { replace, useRoute } from '../../../platform/navigation/index.ts';
import { keepPainter } from '../canvas/painter.ts';
import { useTexts } from '../state/use-texts.ts';
import { type LotteryInfo, useTrend } from '../state/use-trend.ts';
import { TrendDesktop } from './trend.desktop.tsx';
import { TrendPhone } from './trend.phone.tsx';
import styles from './trend-screen.module.css';

const Layout = partByForm({ desktop: TrendDesktop, phone: TrendPhone });

/** Trends of one lottery: `#/lottery/trend?id=ssc-1m`; without an id, of the last one played. */
export function TrendScreen() {
  const t = useT();
  const { params } = useRoute();
  const lotteries = useList('LOTTERY_LIST');
  const last = usePrefs((prefs) => prefs.lastLottery);
  if (!lotteries)
    return (
      <SkeletonRegion label={t('trend_loading')} className={styles.wait ?? ''}>
        <Skeleton height={48} />
        <Skeleton height={480} />
      </SkeletonRegion>
    );
  const lottery =
    params.id === undefined
      ? (lotteries.find(({ id }) => id === last) ?? lotteries[0])
      : lotteries.find(({ id }) => id === params.id);
  if (!lottery)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={t('trend_unknown')}
        action={<Button onClick={() => void replace('home')}>{t('trend_home')}</Button>}
      />
    );
  return <Trend key={lottery.id} lottery={lottery} />;
}

function Trend({ lottery }: { lottery: LotteryInfo }) {
  const trend = useTrend(lottery);
  const texts = useTexts(trend.family);
  useEffect(() => keepPainter(), []);
  return <Layout trend={trend} texts={texts} />;
}
