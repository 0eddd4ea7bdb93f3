import { Card, Icon, Progress } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { Link } from '../../../platform/navigation/index.ts';
import type { Known } from '../kinds/index.ts';
import { progressShare } from '../model/progress.ts';
import styles from './activity-card.module.css';
import { Art } from './art.tsx';
import { StandingTag } from './standing-tag.tsx';
import { periodText, useWords } from './use-words.ts';

/** An activity in the list: its real condition, where the player stands, and the way to its page. */
export function ActivityCard({ of }: { of: Known }) {
  const words = useWords();
  const { t, format } = words;
  const { activity, terms, view } = of;
  const { own, name } = activity;
  const see =
    own.state === 'ready' && own.reward !== null
      ? t('activity_see_ready', { amount: format.money(own.reward) })
      : t(
          own.state === 'none'
            ? 'activity_see'
            : activity.action === 'spin'
              ? 'wheel_see'
              : 'activity_see_own',
        );
  return (
    <Card className={styles.root} data-over={activity.state === 'ended' || undefined}>
      <Art of={of} />
      <div className={styles.body}>
        <span className={styles.top}>
          <StandingTag of={activity} />
          <span className={styles.dates}>{periodText(activity, words)}</span>
        </span>
        <h2 className={styles.name}>
          <Link to="activity-detail" params={{ id: activity.id }}>
            {name}
          </Link>
        </h2>
        <p className={styles.line}>{view.line(terms, words)}</p>
        {own.progress && !view.Own && (
          <span className={styles.progress}>
            <Progress label={t('activity_progress_of', { name })} value={progressShare(own.progress)} />
            <span>
              {own.progress.unit === 'amount'
                ? `${format.figure(own.progress.done)} / ${format.figure(own.progress.goal)}`
                : `${own.progress.done} / ${own.progress.goal}`}
            </span>
          </span>
        )}
        <span className={styles.see} aria-hidden="true">
          {see}
          <Icon of={ChevronRight} size={16} />
        </span>
      </div>
    </Card>
  );
}
