import { Button, IconButton, Input, Note, Select } from '@tessera/ui';
import { Plus, Trash2, TriangleAlert } from '@tessera/ui/icons';
import { useOperator } from '../../data/session.ts';
import { currentLanguage, useT } from '../../platform/i18n.ts';
import { ALL_DAY, isAllDay, settingOf, type TypedRange, type TypedWeek } from './hours.ts';
import styles from './site.module.css';
import { weekdayNames } from './weekday-names.ts';

/** More hours in a day than anybody keeps. */
const RANGES_MAX = 6;

const modes = ['open', 'closed', 'hours'] as const;
type Mode = (typeof modes)[number];
const MODE_TEXT = { open: 'day_open', closed: 'day_closed', hours: 'day_hours' } as const;
/** What a day has when its mode is chosen. */
const FIRST: Readonly<Record<Mode, readonly TypedRange[]>> = {
  open: [ALL_DAY],
  closed: [],
  hours: [{ start: '', end: '' }],
};

/** Hours of the week, a row for each day: open all day, closed, or spans. */
export function HoursEntry({ week, onChange }: { week: TypedWeek; onChange: (week: TypedWeek) => void }) {
  const t = useT();
  const { timeZone } = useOperator();
  const days = weekdayNames(currentLanguage());
  const change = (place: number, ranges: readonly TypedRange[]) =>
    onChange(week.map((day, at) => (at === place ? ranges : day)));
  return (
    <fieldset className={styles.rows}>
      <legend className="s12 t2">{t('hours_every_day', { zone: timeZone })}</legend>
      <div className={styles.week}>
        {week.map((ranges, place) => (
          <DayRow
            key={days[place]}
            day={days[place]!}
            ranges={ranges}
            onChange={(changed) => change(place, changed)}
          />
        ))}
      </div>
      <div>
        <Button size="sm" onClick={() => onChange(week.map(() => week[0]!))}>
          {t('day_to_all', { day: days[0]! })}
        </Button>
      </div>
      {settingOf(week) === undefined && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {t('hours_wrong')}
        </Note>
      )}
    </fieldset>
  );
}

interface DayRowProps {
  day: string;
  ranges: readonly TypedRange[];
  onChange: (ranges: readonly TypedRange[]) => void;
}

function DayRow({ day, ranges, onChange }: DayRowProps) {
  const t = useT();
  const mode: Mode = ranges.length === 0 ? 'closed' : isAllDay(ranges) ? 'open' : 'hours';
  const change = (row: number, changes: Partial<TypedRange>) =>
    onChange(ranges.map((range, at) => (at === row ? { ...range, ...changes } : range)));
  return (
    <div className={styles.weekday}>
      <span aria-hidden="true">{day}</span>
      <Select
        size="sm"
        aria-label={t('day_mode', { day })}
        value={mode}
        onChange={(chosen) => onChange(FIRST[chosen])}
        options={modes.map((value) => ({ value, label: t(MODE_TEXT[value]) }))}
      />
      {mode === 'hours' && (
        <div className={styles.spans}>
          {ranges.map(({ start, end }, row) => (
            // Rows have no name but their place, and keep no state of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a row is.
            <div key={row} className={styles.range}>
              <Input
                type="time"
                aria-label={t('range_start', { day, n: row + 1 })}
                value={start}
                onValue={(value) => change(row, { start: value.slice(0, 5) })}
              />
              <span aria-hidden="true">–</span>
              <Input
                type="time"
                aria-label={t('range_end', { day, n: row + 1 })}
                value={end}
                onValue={(value) => change(row, { end: value.slice(0, 5) })}
              />
              {row === 0 ? (
                <IconButton
                  icon={Plus}
                  iconSize={16}
                  label={t('range_add', { day })}
                  disabled={ranges.length >= RANGES_MAX}
                  onClick={() => onChange([...ranges, { start: '', end: '' }])}
                />
              ) : (
                <IconButton
                  icon={Trash2}
                  iconSize={16}
                  label={t('range_remove', { day, n: row + 1 })}
                  onClick={() => onChange(ranges.filter((_, at) => at !== row))}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
