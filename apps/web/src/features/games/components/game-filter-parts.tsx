import { Icon, Input, Tabs } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import type { CategoryChoice } from '../model/game-list.ts';
import styles from './game-filter.module.css';
import type { GameFilterProps } from './game-filter-props.ts';

/** The categories; `artOf` is shown before the name of each. */
export function CategoryTabs({
  categories,
  category,
  onCategory,
  artOf,
}: Pick<GameFilterProps, 'categories' | 'category' | 'onCategory'> & {
  artOf?: (category: CategoryChoice) => ReactNode;
}) {
  const t = useT();
  const id = useId();
  return (
    <Tabs
      id={id}
      className={styles.tabs}
      label={t('games_categories')}
      value={category}
      onChange={onCategory}
      items={categories.map((value) => ({
        value,
        label: (
          <>
            {artOf?.(value)}
            {t(`games_category_${value}`)}
          </>
        ),
      }))}
    />
  );
}

/** The search field; Escape clears it. */
export function GameSearch({
  typed,
  onTyped,
  ref,
}: Pick<GameFilterProps, 'typed' | 'onTyped'> & { ref?: Ref<HTMLInputElement> }) {
  const t = useT();
  return (
    <Input
      type="search"
      className={styles.search}
      aria-label={t('games_search')}
      placeholder={t('games_search_hint')}
      prefix={<Icon of={Search} size={18} />}
      value={typed}
      ref={ref}
      onValue={onTyped}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onTyped('');
      }}
    />
  );
}
