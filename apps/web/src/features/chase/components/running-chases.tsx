import { Badge, Button, Note } from '@tessera/ui';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { markStale, useQuery } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { CHASES, openChasesOptions } from '../api/chases.ts';
import { ChaseCard } from './chase-card.tsx';
import styles from './running-chases.module.css';

/** The player's running and paused chases on a lottery, kept up to date; null without any. */
export function RunningChases({ lottery }: { lottery: string }) {
  const signedIn = useUser((user) => user.loaded);
  return signedIn && <Running lottery={lottery} />;
}

function Running({ lottery }: { lottery: string }) {
  const t = useT();
  const chases = useQuery(openChasesOptions(lottery));
  useFreshChases();
  if (chases.isError) {
    return (
      <Note
        tone="warning"
        role="alert"
        action={
          <Button size="sm" onClick={() => void chases.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('chase_list_failed')}
      </Note>
    );
  }
  const items = chases.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>
        {t('chase_running')} <Badge count={items.length} tone="primary" />
      </h3>
      <ol className={styles.list} aria-label={t('chase_running')}>
        {items.map((chase) => (
          <ChaseCard key={chase.id} chase={chase} />
        ))}
      </ol>
    </section>
  );
}

/** Refetches the displayed chases whenever one changed or may have changed. */
export function useFreshChases(): void {
  useSocketEvent('chase', () => markStale([CHASES]));
  useGap(() => markStale([CHASES]));
}
