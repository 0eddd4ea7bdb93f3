import { Button, Chip, EmptyState, Icon, Input, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { Search } from '@tessera/ui/icons';
import { useState } from 'react';
import { AsOf } from '../../../components/as-of/index.ts';
import { answersTo } from '../../../components/find-text/index.ts';
import { useAllDraws } from '../../../data/draws/index.ts';
import { useList, usePrefs } from '../../../data/settings/index.ts';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import styles from './all-results.module.css';
import { ResultCard } from './result-card.tsx';

/** Family without its year. */
const plainOf = (family: string): string => family.split('-', 1)[0] ?? family;

/** The newest result of every lottery, favourites first; filtered by family, favourites and query. */
export function AllResults() {
  const t = useT();
  const lotteries = useList('LOTTERY_LIST');
  const favourites = usePrefs((prefs) => prefs.favourites);
  const [family, setFamily] = useState('all');
  const [query, setQuery] = useState('');
  const draws = useAllDraws((lotteries ?? []).map(({ id }) => id));
  const families = [...new Set((lotteries ?? []).map((lottery) => plainOf(lottery.family)))];
  const rank = (id: string) => {
    const place = favourites.indexOf(id);
    return place < 0 ? favourites.length : place;
  };
  const shown = (lotteries ?? [])
    .filter(
      (lottery) =>
        (family === 'all' ||
          (family === 'favourites' ? favourites.includes(lottery.id) : plainOf(lottery.family) === family)) &&
        answersTo(query, [lottery.id, ...Object.values(lottery.name)]),
    )
    .toSorted((a, b) => rank(a.id) - rank(b.id));
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <fieldset className={styles.families} aria-label={t('lobby_families')}>
          {['all', 'favourites', ...families].map((name) => (
            <Chip key={name} variant="line" pressed={family === name} onClick={() => setFamily(name)}>
              {t(name === 'favourites' ? 'result_favourites' : builtKey(`family_${name}`))}
            </Chip>
          ))}
        </fieldset>
        <Input
          type="search"
          size="sm"
          className={styles.search ?? ''}
          aria-label={t('lobby_search')}
          placeholder={t('lobby_search_hint')}
          prefix={<Icon of={Search} size={16} />}
          value={query}
          onValue={setQuery}
        />
      </div>
      <AsOf lotteries={shown.map(({ id }) => id)} />
      {!lotteries ? (
        <SkeletonRegion label={t('ui_loading')} className={styles.grid ?? ''}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} height={150} />
          ))}
        </SkeletonRegion>
      ) : shown.length === 0 ? (
        <EmptyState
          art={<EmptySearchArt />}
          title={t(family === 'favourites' && query === '' ? 'result_no_favourites' : 'lobby_nothing_found')}
          action={
            <Button
              onClick={() => {
                setFamily('all');
                setQuery('');
              }}
            >
              {t('lobby_show_all')}
            </Button>
          }
        />
      ) : (
        <ul className={styles.grid}>
          {shown.map((lottery) => (
            <li key={lottery.id}>
              <ResultCard lottery={lottery} draws={draws[lottery.id]} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('trend_independent')}</p>
    </div>
  );
}
