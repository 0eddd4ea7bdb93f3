import { Button, Tabs } from '@tessera/ui';
import { useId } from 'react';
import { LotterySwitch, SaleLeft } from '../../../components/lottery-switch/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, push } from '../../../platform/navigation/index.ts';
import { PhoneControls } from '../components/controls.tsx';
import { RoadLegend } from '../components/road-legend.tsx';
import { PickPad, TrendBody, type TrendBodyProps } from '../components/trend-body.tsx';
import { TrendNotes } from '../components/trend-notes.tsx';
import { useCarry } from '../state/use-carry.ts';
import styles from './trend-screen.module.css';

/** Phone: one zone at a time, selected in a strip with the other views; picks and buttons within thumb reach. */
export function TrendPhone({ trend, texts }: TrendBodyProps) {
  const t = useT();
  const id = useId();
  const { lottery, views, view, setView, groups, group, setGroup } = trend;
  const { canPick, carry } = useCarry(trend);
  const choose = (value: string) => {
    const other = views.find((name) => name === value);
    setView(other ?? 'numbers');
    if (!other) setGroup(value);
  };
  return (
    <div className={styles.phone}>
      <div className={styles.lottery}>
        <LotterySwitch lottery={lottery} to="lottery-trend" />
        <span className={styles.push}>
          <SaleLeft lottery={lottery.id} />
        </span>
      </div>
      <Tabs
        id={id}
        line
        className={styles.zones ?? ''}
        label={t('trend_zones')}
        value={view === 'numbers' ? group.key : view}
        onChange={choose}
        items={[
          ...groups.map((one) => ({ value: one.key, label: texts.groupName(one) })),
          ...views
            .filter((name) => name !== 'numbers')
            .map((value) => ({ value: value as string, label: t(`trend_view_${value}`) })),
        ]}
      />
      <PhoneControls trend={trend} />
      <TrendBody trend={trend} texts={texts} />
      <div className={styles.bar}>
        <PickPad trend={trend} texts={texts} />
        {view === 'roads' && (
          <div className={styles.legend}>
            <RoadLegend />
          </div>
        )}
        <div className={styles.actions}>
          <TrendNotes trend={trend} />
          {hasScreen('lottery') && (
            <Button
              size="lg"
              variant="primary"
              disabled={canPick && !carry}
              onClick={carry ?? (() => void push('lottery', { id: lottery.id }))}
            >
              {t(canPick ? 'trend_carry' : 'trend_to_bet')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
