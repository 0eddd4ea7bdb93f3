import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { HelpResult } from '../model/help-search.ts';
import styles from './found-result.module.css';

/** One result of the search: a link, or a heading with a link for each entry that shares it. */
export function FoundResult({ result: { title, entries }, query }: { result: HelpResult; query: string }) {
  const t = useT();
  const [first] = entries;
  if (!first) return null;
  if (entries.length === 1) {
    return (
      <Link to="help" params={first.params} className={styles.row}>
        <b>{first.title}</b>
        <small>{first.path}</small>
      </Link>
    );
  }
  return (
    <div className={styles.shared}>
      <b>{title ?? t('help_found_alike', { query: query.trim() })}</b>
      <ul className={styles.places}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link
              to="help"
              params={entry.params}
              className={styles.place}
              aria-label={`${entry.title} ${entry.path}`}
            >
              {title === null && <b>{entry.title}</b>}
              <small>{entry.path}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
