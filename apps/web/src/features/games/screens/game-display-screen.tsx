import { Button, EmptyState, Note, SEARCH_DEBOUNCE_MS, useSettled } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useEffect, useState } from 'react';
import { answersTo } from '../../../components/find-text/index.ts';
import { useAwaitedList, usePrefs } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { usePlatforms } from '../api/platforms.ts';
import { refreshPlatforms } from '../api/refresh-platforms.ts';
import { OpenGameFilter } from '../components/game-filter.desktop.tsx';
import { FoldedGameFilter } from '../components/game-filter.phone.tsx';
import { GameGrid, GameGridWaiting } from '../components/game-grid.tsx';
import { PlatformChips } from '../components/platform-chips.tsx';
import { PageTotal } from '../components/platform-total.desktop.tsx';
import { RecycleButton } from '../components/recycle-button.tsx';
import { type CategoryChoice, categoriesOf, type Game, gamesById, gamesFor } from '../model/game-list.ts';
import styles from './game-display-screen.module.css';

const GameFilter = partByForm({ desktop: OpenGameFilter, phone: FoldedGameFilter });
const Total = partByForm({ desktop: PageTotal });
const TransferDialog = lazyPart(
  async () => (await import('../components/transfer-dialog.tsx')).TransferDialog,
);

/** `game/display`: the games of the platforms. Parameters: `plat` filters by platform, `game` opens one. */
export function GameDisplayScreen() {
  const t = useT();
  const { params } = useRoute();
  const { value: games, failed, retry } = useAwaitedList('GAME_LIST');
  const platforms = usePlatforms();
  const favourites = usePrefs((prefs) => prefs.favouriteGames);
  const recent = usePrefs((prefs) => prefs.recentGames);
  const [category, setCategory] = useState<CategoryChoice>('all');
  const [platform, setPlatform] = useState(params.plat ?? '');
  const [typed, setTyped] = useState('');
  const [openedId, setOpenedId] = useState(params.game);
  const [query] = useSettled(typed, SEARCH_DEBOUNCE_MS);
  useFreshBalances(platforms.data?.filter(({ wallet }) => wallet === 'transfer').map((each) => each.id));
  const categories: readonly CategoryChoice[] = [
    'all',
    ...(favourites.length > 0 ? (['favourite'] as const) : []),
    ...categoriesOf(games ?? []),
  ];
  const chosen = categories.includes(category) ? category : 'all';
  const platformName = (slug: string) => platforms.data?.find((each) => each.id === slug)?.name ?? slug;
  const found = gamesFor(
    games ?? [],
    { category: chosen, platform, query },
    favourites,
    platformName,
    answersTo,
  );
  const lately =
    chosen === 'all' && platform === '' && query === '' ? gamesById(games ?? [], recent).slice(0, 6) : [];
  const opened = games?.find(({ id, enabled }) => enabled && id === openedId);
  const grid = { platforms: platforms.data, onOpen: ({ id }: Game) => setOpenedId(id) };
  const clear = () => {
    setTyped('');
    setPlatform('');
    setCategory('all');
  };
  return (
    <div className={styles.root}>
      <GameFilter
        categories={categories}
        category={chosen}
        onCategory={setCategory}
        typed={typed}
        onTyped={setTyped}
      />
      <div className={styles.plats}>
        {platforms.data && (
          <PlatformChips platforms={platforms.data} chosen={platform} onChange={setPlatform} />
        )}
        <span className={styles.total}>
          <Total />
          <RecycleButton />
        </span>
      </div>
      {lately.length > 0 && (
        <Section name="recent games">
          <section className={styles.part}>
            <h2 className={styles.title}>{t('games_recent')}</h2>
            <GameGrid label={t('games_recent')} games={lately} {...grid} />
          </section>
        </Section>
      )}
      <Section name="games">
        <section className={styles.part}>
          <h2 className={styles.title}>
            {t(chosen === 'all' ? 'games_all_title' : `games_category_${chosen}`)}{' '}
            {games && <small>{t('games_number', { n: found.length })}</small>}
          </h2>
          {!games && !failed && <GameGridWaiting />}
          {failed && (
            <Note tone="warning" role="alert" action={<Button onClick={retry}>{t('retry')}</Button>}>
              {t('games_list_failed')}
            </Note>
          )}
          {games && found.length === 0 && (
            <EmptyState
              art={<EmptySearchArt />}
              title={t('games_none')}
              action={<Button onClick={clear}>{t('games_show_all')}</Button>}
            />
          )}
          {found.length > 0 && <GameGrid label={t('games_all_title')} games={found} {...grid} />}
        </section>
      </Section>
      {opened && (
        <TransferDialog platform={opened.platform} game={opened.id} onClose={() => setOpenedId(undefined)} />
      )}
    </div>
  );
}

/** Refetches the platform balances when the page opens. */
function useFreshBalances(platforms: readonly string[] | undefined): void {
  const key = platforms?.join(' ') ?? '';
  useEffect(() => {
    if (key !== '') void ignoreFailure('platform balance', refreshPlatforms(key.split(' ')));
  }, [key]);
}
