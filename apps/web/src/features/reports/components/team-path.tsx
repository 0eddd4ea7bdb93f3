import { Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { TeamReport } from '../api/team.ts';
import { printTeamView, type TeamView, teamOf } from '../model/team-view.ts';
import styles from './team-path.module.css';

/** The way from the agent's own team to the one shown; nothing at its start. */
export function TeamPath({ path, view }: { path: TeamReport['path']; view: TeamView }) {
  const t = useT();
  const { timeZone } = useSettings();
  if (path.length < 2) return null;
  return (
    <nav className={styles.root} aria-label={t('rep_team_path')}>
      <ol>
        {path.map(({ id, name }, level) => {
          const text = level === 0 ? t('rep_team_mine') : name;
          const params = printTeamView(teamOf(view, level === 0 ? undefined : id), now(), timeZone);
          return (
            <li key={id}>
              {level > 0 && <Icon of={ChevronRight} size={14} />}
              {level === path.length - 1 ? (
                <b aria-current="page">{text}</b>
              ) : (
                <Link to="report-team" params={params}>
                  {text}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
