import { CategoryArt } from './category-art.tsx';
import styles from './game-filter.module.css';
import { CategoryTabs, GameSearch } from './game-filter-parts.tsx';
import type { GameFilterProps } from './game-filter-props.ts';

/** Categories with their art, and a search field at the end. */
export function OpenGameFilter(props: GameFilterProps) {
  return (
    <div className={styles.bar}>
      <CategoryTabs
        {...props}
        artOf={(category) => category !== 'all' && <CategoryArt category={category} size={20} />}
      />
      <GameSearch {...props} />
    </div>
  );
}
