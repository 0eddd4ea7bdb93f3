import { IconButton } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { PageAction } from '../../../platform/navigation/index.ts';
import styles from './game-filter.module.css';
import { CategoryTabs, GameSearch } from './game-filter-parts.tsx';
import type { GameFilterProps } from './game-filter-props.ts';
import { PlatformTotal } from './platform-total.tsx';

/** Categories above a search field that a button in the bar of the page opens; the bar also shows the total. */
export function FoldedGameFilter(props: GameFilterProps) {
  const t = useT();
  const [searching, setSearching] = useState(false);
  return (
    <>
      <PageAction>
        <PlatformTotal label={t('games_total_short')} />
        <IconButton
          icon={Search}
          label={t('games_search')}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        />
      </PageAction>
      <div className={styles.bar}>
        <CategoryTabs {...props} />
        {searching && <GameSearch {...props} ref={focus} />}
      </div>
    </>
  );
}

/** The field appears after its button is pressed, and takes the focus. */
function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
