import type { InboxKind } from '@tessera/protocol/inbox';
import { Button, Card, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useInboxPages } from '../api/inbox.ts';
import { byDay } from '../model/days.ts';
import { EventLine } from './event-line.tsx';
import styles from './inbox.module.css';

const DAY_MS = 86_400_000;

/** The events of one kind, or of all, by day. */
export function EventList({ kind }: { kind: InboxKind | undefined }) {
  const t = useT();
  const format = useFormat();
  const list = useInboxPages(kind);
  const dayOf = (at: number) => format.time(at, 'date');
  if (list.isError && !list.data) {
    return (
      <Card pad>
        <Failed title={t('in_failed')} onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  if (!list.data) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={360} />
      </SkeletonRegion>
    );
  }
  const days = byDay(
    list.data.pages.flatMap(({ items }) => items),
    dayOf,
  );
  const nameOf = (day: string): string => {
    if (day === dayOf(now())) return `${t('in_today')} ${day.slice(5)}`;
    return day === dayOf(now() - DAY_MS) ? `${t('in_yesterday')} ${day.slice(5)}` : day;
  };
  return (
    <Card className={styles.list ?? ''}>
      {days.length === 0 && <EmptyState title={t('in_empty')} line={t('in_empty_line')} />}
      {days.map(({ day, events }) => (
        <section key={day} className={styles.day} aria-label={nameOf(day)}>
          <h2 className={styles.dayName}>{nameOf(day)}</h2>
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                <EventLine event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.kept}>
        {list.hasNextPage ? (
          <Button variant="tonal" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('in_more')}
          </Button>
        ) : (
          t('in_kept')
        )}
      </p>
    </Card>
  );
}
