import { Button, IconButton, Input, LinkButton, Segmented } from '@tessera/ui';
import { ChevronLeft, ChevronRight, Download, Image } from '@tessera/ui/icons';
import { LotterySwitch } from '../../../components/lottery-switch/index.ts';
import type { Lists } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, printHash } from '../../../platform/navigation/index.ts';
import { NEWEST } from '../api/day.ts';
import { dayAfter } from '../model/results.ts';
import styles from './day-head.module.css';

export interface DayHeadProps {
  lottery: Lists['LOTTERY_LIST'][number];
  date: string;
  today: string;
  onDate: (date: string) => void;
  query: string;
  onQuery: (query: string) => void;
  onExport: () => void;
  onImage: () => void;
  /** Whether there is something to export. */
  filled: boolean;
}

/** Lottery and date selection, issue search, and exports. */
export function DayHead(props: DayHeadProps) {
  const t = useT();
  const { lottery, date, today, onDate, query, onQuery, onExport, onImage, filled } = props;
  const days = (['result_today', 'result_yesterday', 'result_day_before'] as const).map((key, back) => ({
    value: dayAfter(today, -back),
    label: t(key),
  }));
  const options =
    lottery.pace === 'low' ? [{ value: NEWEST, label: t('trend_count', { n: 100 }) }, ...days] : days;
  const shown = date === NEWEST ? today : date;
  return (
    <div className={styles.root}>
      <LotterySwitch lottery={lottery} to="lottery-data" size={34} />
      <span className={styles.push}>
        <Segmented label={t('result_date')} options={options} value={date} onChange={onDate} />
        <span className={styles.date}>
          <IconButton
            icon={ChevronLeft}
            label={t('result_earlier')}
            onClick={() => onDate(dayAfter(shown, -1))}
          />
          <Input
            type="date"
            size="sm"
            aria-label={t('result_date')}
            value={date === NEWEST ? '' : date}
            max={today}
            onValue={(day) => day && onDate(day)}
          />
          <IconButton
            icon={ChevronRight}
            label={t('result_later')}
            disabled={shown >= today}
            onClick={() => onDate(dayAfter(shown, 1))}
          />
        </span>
        <Input
          type="search"
          size="sm"
          className={styles.search ?? ''}
          aria-label={t('result_issue')}
          placeholder={t('result_issue')}
          value={query}
          onValue={onQuery}
        />
        <Button size="sm" icon={Download} disabled={!filled} onClick={onExport}>
          {t('result_export')}
        </Button>
        <Button size="sm" icon={Image} disabled={!filled} onClick={onImage}>
          {t('result_image')}
        </Button>
        {hasScreen('lottery-trend') && (
          <LinkButton size="sm" href={printHash({ name: 'lottery-trend', params: { id: lottery.id } })}>
            {t('route_trend')}
          </LinkButton>
        )}
        {hasScreen('lottery') && (
          <LinkButton
            size="sm"
            variant="tonal"
            href={printHash({ name: 'lottery', params: { id: lottery.id } })}
          >
            {t('trend_to_bet')}
          </LinkButton>
        )}
      </span>
    </div>
  );
}
