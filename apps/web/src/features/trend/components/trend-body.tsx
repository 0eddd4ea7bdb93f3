import { Button, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { layout } from '../model/layout.ts';
import { useCarry } from '../state/use-carry.ts';
import { useSheet } from '../state/use-sheet.ts';
import type { TrendTexts } from '../state/use-texts.ts';
import type { TrendState } from '../state/use-trend.ts';
import { PickRow } from './pick-row.tsx';
import styles from './trend-body.module.css';
import { TrendChart } from './trend-chart.tsx';
import { useWidth } from './use-width.ts';

const Roads = lazyPart(async () => (await import('./roads.tsx')).Roads);
const Heat = lazyPart(async () => (await import('./heat.tsx')).Heat);
const TrendTable = lazyPart(async () => (await import('./trend-table.tsx')).TrendTable);

export interface TrendBodyProps {
  trend: TrendState;
  texts: TrendTexts;
}

/** The trend in the selected view, or an empty or error state. */
export function TrendBody({ trend, texts }: TrendBodyProps): ReactNode {
  const t = useT();
  if (trend.failed)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={t('trend_failed')}
        action={<Button onClick={trend.retry}>{t('retry')}</Button>}
      />
    );
  if (trend.items === undefined)
    return (
      <SkeletonRegion label={t('trend_loading')} className={styles.wait ?? ''}>
        <Skeleton height={50} />
        <Skeleton height={480} />
      </SkeletonRegion>
    );
  if (trend.draws.length === 0)
    return <EmptyState art={<EmptySearchArt />} title={t('trend_empty')} line={t('trend_empty_line')} />;
  return <Filled trend={trend} texts={texts} />;
}

function Filled({ trend, texts }: TrendBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  const room = useWidth(root);
  return (
    <div ref={root} className={styles.filled}>
      {room > 0 && <View trend={trend} texts={texts} room={room} />}
    </div>
  );
}

function View({ trend, texts, room }: TrendBodyProps & { room: number }) {
  const t = useT();
  const { sheet, look } = useSheet(trend, texts, room);
  const { canPick, bet } = useCarry(trend);
  const { view, family, draws, tracks, group, table } = trend;
  const figureNames = layout.figureKeys.map((key) => t(key));
  const label = t('trend_chart_of', { n: draws.length });
  if (view === 'roads')
    return (
      <div className={styles.page}>
        <Roads family={family} tracks={tracks} draws={draws} onBet={bet} />
      </div>
    );
  if (view === 'heat')
    return (
      <div className={styles.page}>
        <Heat zones={sheet.zones} rows={draws.length} nameOf={texts.zoneName} textOf={texts.columnText} />
      </div>
    );
  if (table)
    return (
      <TrendTable sheet={sheet} look={look} label={label} nameOf={texts.zoneName} figureNames={figureNames} />
    );
  const nameOf = (index: number) => {
    const zone = sheet.zones[index]?.zone;
    return zone ? texts.zoneName(zone) : '';
  };
  const isNamed = layout.namesZones || view !== 'numbers';
  return (
    <TrendChart
      key={`${view} ${group.key}`}
      sheet={sheet}
      look={look}
      label={label}
      figureNames={figureNames}
      onPick={canPick ? trend.pick : undefined}
      {...(isNamed ? { nameOf } : {})}
      {...(canPick && layout.picksInChart
        ? {
            pickLabel: t('trend_picks'),
            picks: (
              <PickRow
                layout="columns"
                zones={sheet.zones}
                picks={trend.picks}
                onPick={trend.pick}
                nameOf={nameOf}
                textOf={texts.columnText}
              />
            ),
          }
        : {})}
    />
  );
}

/** Phone: the picks of the displayed zone, in rows for touch. */
export function PickPad({ trend, texts }: TrendBodyProps) {
  const t = useT();
  const { sheet } = useSheet(trend, texts, 0);
  const { canPick } = useCarry(trend);
  const zone = trend.group.zones[0];
  if (!canPick || trend.table || !zone || trend.draws.length === 0) return null;
  return (
    <div className={styles.pad}>
      <span className={styles.padName}>
        <b>{t('trend_pad_of', { name: texts.zoneName(zone) })}</b>
        {t('trend_picked', { n: trend.picks[zone.key]?.length ?? 0 })}
      </span>
      <PickRow
        layout="pad"
        zones={sheet.zones}
        picks={trend.picks}
        onPick={trend.pick}
        nameOf={() => texts.zoneName(zone)}
        textOf={texts.columnText}
      />
    </div>
  );
}
