import { useState } from 'react';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart, usePieces } from '../../../platform/lazy/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { usePlatforms } from '../api/platforms.ts';
import type { Game } from '../model/game-list.ts';
import { GameGrid } from './game-grid.tsx';
import styles from './games-section.module.css';

const TransferDialog = lazyPart(async () => (await import('./transfer-dialog.tsx')).TransferDialog);

/** Games in the lobby: one row on desktop, two on phones. */
const SHOWN = 6;
/** Tiles rendered per step. */
const TILES_A_PIECE = 2;

/** The lobby's games, with a link to all of them; null while none is offered. */
export function GamesSection() {
  const t = useT();
  const games = (useList('GAME_LIST') ?? []).filter(({ enabled }) => enabled);
  if (games.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('nav_games')}>
      <div className={styles.head}>
        <h2>{t('nav_games')}</h2>
        <Link to="game-display">{t('games_all_of_them', { n: games.length })}</Link>
      </div>
      <Tiles games={games.toSorted((a, b) => Number(b.hot) - Number(a.hot)).slice(0, SHOWN)} />
    </section>
  );
}

function Tiles({ games }: { games: readonly Game[] }) {
  const t = useT();
  const platforms = usePlatforms().data;
  const pieces = usePieces(SHOWN / TILES_A_PIECE, 1);
  const [opened, setOpened] = useState<Game>();
  return (
    <>
      <GameGrid
        compact
        label={t('nav_games')}
        games={games.slice(0, TILES_A_PIECE * pieces)}
        platforms={platforms}
        onOpen={setOpened}
      />
      {opened && (
        <TransferDialog platform={opened.platform} game={opened.id} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
