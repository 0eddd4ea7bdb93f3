import { hashOf } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import styles from './languages.module.css';
import type { Coverage } from './text-data.ts';

/** What each language has of the texts. Each is a link to its list. */
export function CoverageBar({ languages, current }: { languages: Coverage['languages']; current: string }) {
  const t = useT();
  return (
    <nav className={styles.coverage} aria-label={t('language')}>
      {languages.map(({ code, name, total, missing, stale, unreviewed }) => {
        // Never rounded up: one missing text is not everything.
        const percent = total === 0 ? 0 : Math.floor(((total - missing) * 100) / total);
        return (
          <a
            key={code}
            className={styles.language}
            href={hashOf({ page: 'languages', params: { language: code } })}
            aria-current={code === current ? 'page' : undefined}
          >
            <span className="m">{name}</span>
            <span className="s12 t3">
              <span className="n">{percent}%</span>
              {missing > 0 && ` · ${t('missing_n', { n: missing })}`}
              {stale > 0 && ` · ${t('stale_n', { n: stale })}`}
              {unreviewed > 0 && ` · ${t('unreviewed_n', { n: unreviewed })}`}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
