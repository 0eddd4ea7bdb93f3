import { IconButton, Tag } from '@tessera/ui';
import { gameTileUrl } from '@tessera/ui/art/game-tiles.ts';
import { Star } from '@tessera/ui/icons';
import { setPrefs, toggled, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { builtKey, useLanguage, useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';
import type { Game } from '../model/game-list.ts';
import { CategoryArt } from './category-art.tsx';
import styles from './game-tile.module.css';
import { StateTag } from './state-tag.tsx';

/** Languages that a tile names; how many more there are follows. */
const TAGS_MAX = 3;

export interface GameTileProps {
  game: Game;
  /** Without the list of languages. */
  compact: boolean;
  /** Absent until the platforms are loaded. */
  platform: Platform | undefined;
  onOpen: (game: Game) => void;
}

/** A game: image, name, platform and languages; the star is a separate button. */
export function GameTile({ game, compact, platform, onOpen }: GameTileProps) {
  const t = useT();
  const format = useFormat();
  const favourites = usePrefs((prefs) => prefs.favouriteGames);
  const name = format.name(game.name);
  const own = useLanguage();
  // The player's own language first.
  const tags = game.language
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .map((code) => t(builtKey(`games_tag_${code}`)));
  const art = gameTileUrl(game.art);
  const closed = platform !== undefined && platform.state !== 'open';
  return (
    <li className={styles.root} data-closed={closed || undefined}>
      <button type="button" className={styles.open} data-game={game.id} onClick={() => onOpen(game)}>
        <span className={styles.art}>
          {art ? (
            <img src={art} alt="" width={300} height={400} loading="lazy" decoding="async" />
          ) : (
            <span className={styles.glyph}>
              <CategoryArt category={game.category} size={32} />
              {platform?.name}
            </span>
          )}
        </span>
        <span className={styles.text}>
          <b className={styles.name}>{name}</b>
          <span className={styles.line}>
            <span className={styles.platform}>{platform?.name ?? game.platform}</span>
            {!compact && (
              <span className={styles.languages} title={tags.join(' · ')}>
                {tags.slice(0, TAGS_MAX).join(' · ')}
                {tags.length > TAGS_MAX && ` +${tags.length - TAGS_MAX}`}
              </span>
            )}
          </span>
        </span>
        <span className={styles.state}>
          <StateTag state={platform?.state} />
          {!closed && game.hot && <Tag tone="accent">{t('games_hot')}</Tag>}
        </span>
      </button>
      <IconButton
        icon={Star}
        iconSize={16}
        className={styles.star}
        label={t('games_favourite', { name })}
        pressed={favourites.includes(game.id)}
        onClick={() => setPrefs({ favouriteGames: toggled(favourites, game.id) })}
      />
    </li>
  );
}
