import { Icon, Input } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import type { KeyboardEvent } from 'react';
import { useT } from '../../../platform/i18n/index.ts';

/** The search field of the help. */
export function HelpSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useT();
  return (
    <Input
      type="search"
      aria-label={t('help_search')}
      placeholder={t('help_search_hint')}
      prefix={<Icon of={Search} size={18} />}
      value={query}
      onValue={onQuery}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onQuery('');
      }}
    />
  );
}
