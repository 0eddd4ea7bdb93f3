import { Card, Tabs } from '@tessera/ui';
import { useEffect, useId } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { keepPainter } from '../canvas/painter.ts';
import { useTexts } from '../state/use-texts.ts';
import { type LotteryInfo, useTrend } from '../state/use-trend.ts';
import styles from './trend-below.module.css';
import { TrendBody } from './trend-body.tsx';

/** The trend of a lottery below the numbers of its betting page: one zone at a time. */
export function TrendBelow({ lottery }: { lottery: LotteryInfo }) {
  const t = useT();
  const id = useId();
  const trend = useTrend(lottery);
  const texts = useTexts(trend.family);
  useEffect(() => keepPainter(), []);
  return (
    <Card className={styles.root ?? ''} aria-label={t('route_trend')}>
      <Tabs
        id={id}
        line
        label={t('trend_zones')}
        value={trend.group.key}
        onChange={trend.setGroup}
        items={trend.groups.map((one) => ({ value: one.key, label: texts.groupName(one) }))}
      />
      <TrendBody trend={trend} texts={texts} />
    </Card>
  );
}
