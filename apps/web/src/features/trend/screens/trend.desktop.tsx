import { Button, Card, LinkButton, Tabs } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useId } from 'react';
import { LotterySwitch, SaleLeft } from '../../../components/lottery-switch/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { blank, hasScreen, printHash } from '../../../platform/navigation/index.ts';
import { DesktopControls } from '../components/controls.tsx';
import { RoadLegend } from '../components/road-legend.tsx';
import { TrendBody, type TrendBodyProps } from '../components/trend-body.tsx';
import { TrendNotes } from '../components/trend-notes.tsx';
import { useCarry } from '../state/use-carry.ts';
import { useExport } from '../state/use-export.ts';
import styles from './trend-screen.module.css';

/** Desktop: options above, the chart at full width, picks and the resulting bet below. */
export function TrendDesktop({ trend, texts }: TrendBodyProps) {
  const t = useT();
  const id = useId();
  const { lottery, views, view, setView, group, picks } = trend;
  const { canPick, carry, playName } = useCarry(trend);
  const exportRows = useExport(trend);
  const picked = group.zones.filter(({ key }) => (picks[key] ?? []).length > 0);
  return (
    <Card className={styles.desktop ?? ''} aria-label={t('route_trend')}>
      <div className={styles.top}>
        <LotterySwitch lottery={lottery} to="lottery-trend" />
        <span className={styles.rule} />
        <Tabs
          id={id}
          label={t('trend_views')}
          value={view}
          onChange={setView}
          items={views.map((value) => ({ value, label: t(`trend_view_${value}`) }))}
        />
        <span className={styles.push}>
          <SaleLeft lottery={lottery.id} />
          {hasScreen('lottery-data') && (
            <LinkButton
              size="sm"
              variant="quiet"
              href={printHash({ name: 'lottery-data', params: { id: lottery.id } })}
            >
              {t('route_data')}
            </LinkButton>
          )}
          <span className={styles.beside}>
            <Button size="sm" variant="quiet" onClick={() => blank('lottery-trend', { id: lottery.id })}>
              {t('trend_new_window')}
            </Button>
          </span>
          {hasScreen('lottery') && (
            <LinkButton
              size="sm"
              variant="tonal"
              iconEnd={ChevronRight}
              href={printHash({ name: 'lottery', params: { id: lottery.id } })}
            >
              {t('trend_to_bet')}
            </LinkButton>
          )}
        </span>
      </div>
      <DesktopControls trend={trend} texts={texts} onExport={exportRows} />
      <TrendBody trend={trend} texts={texts} />
      <div className={styles.foot}>
        {view === 'roads' ? <RoadLegend>{t('trend_independent')}</RoadLegend> : <TrendNotes trend={trend} />}
        {canPick && picked.length > 0 && (
          <span className={styles.push}>
            <span className={styles.picked}>
              {picked
                .map((zone) => {
                  const values = (picks[zone.key] ?? []).map((column) => texts.columnText(zone, column));
                  return `${texts.zoneName(zone)} ${values.join(',')}`;
                })
                .join(' · ')}
            </span>
            <Button size="sm" variant="quiet" onClick={trend.clearPicks}>
              {t('trend_clear')}
            </Button>
            {carry && (
              <Button size="sm" variant="outline" onClick={carry}>
                {t('trend_carry_to', { play: playName ?? '' })}
              </Button>
            )}
          </span>
        )}
      </div>
    </Card>
  );
}
