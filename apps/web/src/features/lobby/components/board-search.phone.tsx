import { Icon, IconButton, Input } from '@tessera/ui';
import { Search, X } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './lottery-board.module.css';

/** Finds a lottery among the cards; on desktops the header's search does. */
export function BoardSearch({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useT();
  return (
    <Input
      type="search"
      size="sm"
      className={styles.search}
      aria-label={t('lobby_search')}
      placeholder={t('lobby_search_hint')}
      prefix={<Icon of={Search} size={16} />}
      suffix={
        query !== '' && (
          <IconButton icon={X} size="xs" label={t('lobby_search_clear')} onClick={() => onQuery('')} />
        )
      }
      value={query}
      onValue={onQuery}
    />
  );
}
