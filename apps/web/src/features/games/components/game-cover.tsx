import { Bars, Button } from '@tessera/ui';
import { gameTileUrl } from '@tessera/ui/art/game-tiles.ts';
import { useEffect, useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './game-cover.module.css';

/** Timeout for the game's ready message; after it the cover says that the game does not answer. */
const PATIENCE_MS = 15_000;

export interface GameCoverProps {
  name: string;
  /** Name of the game's tile image. */
  art: string | undefined;
  /** Name of the platform. */
  platform: string;
  /** Why entry was refused; absent while the game loads. */
  refused: string | undefined;
  onRetry: () => void;
  onLeave: () => void;
}

/** Covers the frame until the game is ready: its image, or the error with the available actions. */
export function GameCover({ name, art, platform, refused, onRetry, onLeave }: GameCoverProps) {
  const t = useT();
  const [silent, setSilent] = useState(false);
  const url = art === undefined ? null : gameTileUrl(art);
  const waiting = refused === undefined && !silent;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSilent(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  const retry = () => {
    setSilent(false);
    onRetry();
  };
  return (
    <div className={styles.root} aria-busy={waiting || undefined}>
      {url && <img src={url} alt="" className={styles.ground} />}
      <div className={styles.middle}>
        {url && <img src={url} alt="" width={204} height={272} className={styles.tile} />}
        <p className={styles.name}>{name}</p>
        {waiting ? (
          <>
            <span className={styles.bars}>
              <Bars />
            </span>
            <p role="status">{t('games_connecting', { name: platform })}</p>
          </>
        ) : (
          <>
            <p role="alert">{refused || t('games_no_answer', { name: platform })}</p>
            <span className={styles.actions}>
              <Button onClick={onLeave}>{t('back')}</Button>
              <Button variant="primary" onClick={retry}>
                {t('retry')}
              </Button>
            </span>
          </>
        )}
      </div>
    </div>
  );
}
