import { Button, EmptyState } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import { searchHelp } from '../model/help-search.ts';
import { useHelpEntries } from '../model/use-help-entries.ts';
import { FoundResult } from './found-result.tsx';
import styles from './help-found.module.css';
import { Service } from './service.tsx';

/** The search results. */
export function HelpFound({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useT();
  const found = searchHelp(useHelpEntries(), query);
  if (found.length === 0) {
    return (
      <>
        <EmptyState
          art={<EmptySearchArt />}
          title={t('help_not_found')}
          line={t('help_not_found_line')}
          action={<Button onClick={onClear}>{t('help_clear')}</Button>}
        />
        <Service />
      </>
    );
  }
  return (
    <div className={styles.root}>
      <p className={styles.count} role="status">
        {t('help_found', { n: found.length })}
      </p>
      <ul>
        {found.map((result) => (
          <li key={result.entries[0]?.key}>
            <FoundResult result={result} query={query} />
          </li>
        ))}
      </ul>
    </div>
  );
}
