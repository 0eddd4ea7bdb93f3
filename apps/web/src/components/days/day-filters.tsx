import { DateRange, Segmented, type SegmentedProps } from '@tessera/ui';
import { useSettings } from '../../data/settings/index.ts';
import { now } from '../../platform/clock/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { type Days, daysOf, type QuickDays as Quick, quickDays, quickOf } from './days.ts';

export interface DaysProps {
  days: Days;
  onDays: (days: Days) => void;
}

interface QuickDaysProps extends DaysProps, Pick<SegmentedProps<Quick>, 'fill'> {
  /** Spans to choose from. */
  quick?: readonly Quick[];
}

/** Usual spans of days, one press each. */
export function QuickDays({ days, onDays, quick = quickDays, fill = false }: QuickDaysProps) {
  const t = useT();
  const { timeZone } = useSettings();
  return (
    <Segmented
      label={t('record_range')}
      fill={fill}
      options={quick.map((value) => ({ value, label: t(`record_days_${value}`) }))}
      value={quickOf(days, now(), timeZone) ?? 'none'}
      onChange={(value) => {
        if (value !== 'none') onDays(daysOf(value, now(), timeZone));
      }}
    />
  );
}

/** First and last day of any span. */
export function DayRange({ days, onDays }: DaysProps) {
  const t = useT();
  const { timeZone } = useSettings();
  return (
    <DateRange
      label={t('record_range')}
      value={days}
      max={daysOf('today', now(), timeZone).to}
      onChange={onDays}
    />
  );
}
