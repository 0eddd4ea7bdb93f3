import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { PageHead } from '../../../components/page-head/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { Known } from '../kinds/index.ts';
import styles from './head.module.css';
import { StandingTag } from './standing-tag.tsx';
import { periodText, useWords } from './use-words.ts';

/** The head of an activity's page on desktop: the way back, its name and condition, and where the player stands. */
export function HeadLine({ of: { activity, terms, view } }: { of: Known }) {
  const words = useWords();
  return (
    <>
      <nav className={styles.crumb} aria-label={words.t('activity_to_list')}>
        <Link to="activity-list">{words.t('route_activity_list')}</Link>
        <Icon of={ChevronRight} size={14} />
        {activity.name}
      </nav>
      <PageHead title={activity.name} note={view.line(terms, words)}>
        <span className={styles.standing}>
          <StandingTag of={activity} />
          {periodText(activity, words)}
        </span>
      </PageHead>
    </>
  );
}
