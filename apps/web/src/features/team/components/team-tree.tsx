import { useQueries } from '@tanstack/react-query';
import { Card, Icon, VisuallyHidden } from '@tessera/ui';
import { ChevronDown, ChevronRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import { levelOptions, type TeamLevel, type TeamPlace } from '../api/team.ts';
import { treeLines } from '../model/tree.ts';
import styles from './team-tree.module.css';

/** Agents of the team as a tree, open down to the level on show. */
export function TeamTree({ path, place }: { path: TeamLevel['path']; place: TeamPlace }) {
  const t = useT();
  const steps = path.slice(1);
  const levels = useQueries(
    {
      queries: [undefined, ...steps.map(({ id }) => id)].map((of) =>
        levelOptions({ of, sort: 'members', ascending: false, page: 1 }),
      ),
    },
    queryClient,
  );
  const lines = treeLines(
    steps,
    levels.map(({ data }) => data?.items),
  );
  const team = {
    id: 0,
    name: t('tm_my_team'),
    all: place.all,
    level: 0,
    open: true,
    current: steps.length === 0,
  };
  return (
    <Card className={styles.root}>
      <nav aria-label={t('tm_tree')}>
        <h2>{t('tm_tree')}</h2>
        <ul>
          {[team, ...lines].map(({ id, name, all, level, open, current }) => (
            <li key={id}>
              <Link
                to="team-list"
                params={id === 0 ? {} : { of: String(id) }}
                style={{ '--level': level }}
                {...(current && { 'aria-current': 'page' as const })}
              >
                <Icon of={open ? ChevronDown : ChevronRight} size={14} />
                <span>{name}</span>
                <VisuallyHidden>{t('tm_below')}</VisuallyHidden>
                <small>{all}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
