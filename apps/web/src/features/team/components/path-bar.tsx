import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link, type Params } from '../../../platform/navigation/index.ts';
import type { TeamLevel } from '../api/team.ts';
import styles from './path-bar.module.css';

/** Parameters of the own team. */
const TOP: Params = {};

/** The way from the own team to the level on show. */
export function PathBar({ path }: { path: TeamLevel['path'] }) {
  const t = useT();
  const steps = path.map(({ id, name }, at) => ({
    id,
    text: at === 0 ? t('tm_my_team') : name,
    params: at === 0 ? TOP : { of: String(id) },
  }));
  return (
    <nav className={styles.root} aria-label={t('tm_path')}>
      <ol>
        {steps.map(({ id, text, params }, at) => (
          <li key={id}>
            {at > 0 && <Icon of={ChevronRight} size={14} />}
            <Link to="team-list" params={params} {...(at === steps.length - 1 && { 'aria-current': 'page' })}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
