import { Button, DateRange, Popover } from '@tessera/ui';
import { Calendar } from '@tessera/ui/icons';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { choiceOf, counts, SPAN_DAYS_MAX } from '../model/span.ts';
import type { TrendState } from '../state/use-trend.ts';
import { SpanSegments } from './span-counts.desktop.tsx';
import { SpanSelect } from './span-counts.phone.tsx';

const SpanCounts = partByForm({ desktop: SpanSegments, phone: SpanSelect });

/** Selects the draws: a number of draws, today's, or a range of dates. */
export function SpanChoice({ trend }: { trend: TrendState }) {
  const t = useT();
  const { span, setSpan, today } = trend;
  const choice = choiceOf(span, today);
  const dates = 'date' in span ? { from: span.date, to: span.until } : { from: today, to: today };
  const options = [
    ...counts.map((count) => ({ value: String(count), label: t('trend_count', { n: count }) })),
    { value: 'today', label: t('trend_today') },
  ];
  const choose = (value: string) =>
    setSpan(value === 'today' ? { date: today, until: today } : { count: Number(value) });
  return (
    <>
      <SpanCounts label={t('trend_span')} options={options} choice={choice} onChoose={choose} />
      <Popover
        label={t('trend_dates')}
        align="start"
        trigger={(props) => (
          <Button {...props} size="sm" icon={Calendar} aria-pressed={choice === 'dates'}>
            {choice === 'dates' ? `${dates.from.slice(5)} – ${dates.to.slice(5)}` : t('trend_dates')}
          </Button>
        )}
      >
        <DateRange
          label={t('trend_dates')}
          value={dates}
          max={today}
          daysMax={SPAN_DAYS_MAX}
          onChange={({ from, to }) => setSpan({ date: from, until: to })}
        />
      </Popover>
    </>
  );
}
