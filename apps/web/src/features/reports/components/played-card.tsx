import { languageTags } from '@tessera/messages/languages';
import { Card, VisuallyHidden } from '@tessera/ui';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import type { Statistic } from '../api/statistic.ts';
import { hoursOf, mostMinutes } from '../model/played.ts';
import styles from './played-card.module.css';

/** When the player was here, by weekday and three hours, in minutes. */
export function PlayedCard({ played: { minutes, total, longest } }: { played: Statistic['played'] }) {
  const t = useT();
  const timeText = useTimeText();
  const weekdays = useWeekdays();
  const most = mostMinutes(minutes);
  return (
    <Card title={t('rep_played')}>
      <p className={styles.sum}>
        {total === 0
          ? t('rep_played_none')
          : t('rep_played_sum', { total: timeText(total), longest: timeText(longest) })}
      </p>
      {total > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('rep_weekday')}</VisuallyHidden>
              </th>
              {minutes[0]?.map((_, place) => (
                <th key={hoursOf(place).from} scope="col">
                  {t('rep_hours', hoursOf(place))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {minutes.map((row, weekday) => (
              <tr key={weekdays[weekday]}>
                <th scope="row">{weekdays[weekday]}</th>
                {row.map((spent, place) => (
                  <td
                    key={hoursOf(place).from}
                    className={styles.cell}
                    style={{ '--strength': most === 0 ? 0 : spent / most }}
                  >
                    {spent > 0 ? spent : <VisuallyHidden>0</VisuallyHidden>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

/** Minutes as hours and minutes. */
function useTimeText(): (minutes: number) => string {
  const t = useT();
  return (minutes) =>
    minutes < 60
      ? t('rep_time_minutes', { m: minutes })
      : t('rep_time_hours', { h: Math.floor(minutes / 60), m: minutes % 60 });
}

/** A Monday. */
const MONDAY_MS = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Short names of the days of a week, Monday first. */
function useWeekdays(): readonly string[] {
  const print = new Intl.DateTimeFormat(languageTags[useLanguage()], { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, place) => print.format(MONDAY_MS + place * DAY_MS));
}
