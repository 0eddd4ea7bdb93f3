import { Skeleton, SkeletonRegion } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';
import type { Game } from '../model/game-list.ts';
import styles from './game-grid.module.css';
import { GameTile, type GameTileProps } from './game-tile.tsx';

export interface GameGridProps extends Pick<GameTileProps, 'onOpen'> {
  label: string;
  games: readonly Game[];
  /** One row of small tiles on desktop. */
  compact?: boolean;
  platforms: readonly Platform[] | undefined;
}

/** Games as tiles: six per row, three on phones. */
export function GameGrid({ label, games, compact, platforms, onOpen }: GameGridProps) {
  return (
    <ul className={styles.root} data-compact={compact || undefined} aria-label={label}>
      {games.map((game) => (
        <GameTile
          key={game.id}
          game={game}
          compact={compact ?? false}
          platform={platforms?.find(({ id }) => id === game.platform)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** Placeholder of the grid while the games load. */
export function GameGridWaiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')} className={styles.root}>
      {Array.from({ length: 6 }, (_, place) => `tile-${place}`).map((tile) => (
        <span key={tile} className={styles.wait}>
          <Skeleton width="80%" height={14} />
          <Skeleton width="50%" height={12} />
        </span>
      ))}
    </SkeletonRegion>
  );
}
