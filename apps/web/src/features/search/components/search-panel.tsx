import { Emblem, Icon, Input } from '@tessera/ui';
import { Gamepad2, Search, Star } from '@tessera/ui/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { answersTo } from '../../../components/find-text/index.ts';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { useFormat, useList, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link, push } from '../../../platform/navigation/index.ts';
import { type Found, searchSite } from '../model/search-site.ts';
import styles from './search-panel.module.css';

/** Search field and results with links. Enter opens the first result, arrow keys move between them. */
export function SearchPanel({ onChosen }: { onChosen: () => void }) {
  const t = useT();
  const [query, setQuery] = useState('');
  const found = useFound(query);
  const [first] = [...found.lotteries, ...found.games];
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    stops[stops.findIndex((stop) => stop.matches(':focus')) + by]?.focus();
  };
  return (
    <search className={styles.root} onKeyDown={handleKeyDown}>
      <Input
        type="search"
        aria-label={t('search_site')}
        placeholder={t('search_site')}
        prefix={<Icon of={Search} size={18} />}
        value={query}
        onValue={setQuery}
        autoFocus
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key !== 'Enter' || !first) return;
          onChosen();
          void push(first.to, first.params);
        }}
      />
      <div className={styles.found}>
        <List title={t('nav_lotteries')} found={found.lotteries} onChosen={onChosen} />
        <List title={t('nav_games')} found={found.games} onChosen={onChosen} />
        {!first && (
          <p className={styles.none} role="status">
            {t('search_none')}
          </p>
        )}
      </div>
    </search>
  );
}

/** Results of a query, favourites first; without a query, suggestions. */
function useFound(query: string): { readonly lotteries: readonly Found[]; readonly games: readonly Found[] } {
  const favourites = usePrefs((prefs) => prefs.favourites);
  const favouriteGames = usePrefs((prefs) => prefs.favouriteGames);
  const lotteries = useList('LOTTERY_LIST');
  const games = useList('GAME_LIST');
  return searchSite(
    query,
    {
      lotteries: hasScreen('lottery') ? (lotteries ?? []) : [],
      games: hasScreen('game-display') ? (games ?? []) : [],
    },
    { lotteries: favourites, games: favouriteGames },
    answersTo,
  );
}

function List({ title, found, onChosen }: { title: string; found: readonly Found[]; onChosen: () => void }) {
  const t = useT();
  const format = useFormat();
  if (found.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {found.map((one) => (
          <li key={one.id}>
            <Link to={one.to} params={one.params} className={styles.item} onClick={onChosen}>
              <Mark of={one} name={format.name(one.name)} />
              <span>
                <LotteryName lottery={{ period_s: 0, ...one }} />
              </span>
              {one.favourite && (
                <Icon of={Star} size={14} label={t('nav_favourites')} className={styles.liked ?? ''} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ of: { family }, name }: { of: Found; name: string }): ReactNode {
  if (family !== undefined) return <Emblem family={family} name={name} size={28} />;
  return (
    <span className={styles.game}>
      <Icon of={Gamepad2} size={18} />
    </span>
  );
}
