import type { Amount } from '@tessera/protocol/money';
import { IconButton, MoneyText, Tag } from '@tessera/ui';
import { ArrowLeftRight, ChevronLeft, Maximize, Volume2, VolumeOff } from '@tessera/ui/icons';
import type { RefObject } from 'react';
import { useUser } from '../../../data/session/index.ts';
import { setPrefs, useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import type { Platform } from '../api/platforms.ts';
import styles from './game-bar.module.css';

export interface GameBarProps {
  /** The element that full screen applies to. */
  root: RefObject<HTMLElement | null>;
  /** Name of the game. */
  name: string;
  /** Absent until loaded. */
  platform: Platform | undefined;
  /** Balance that the game itself shows; absent while it has not said one. */
  inGame: Amount | undefined;
  onLeave: () => void;
  /** Absent when the game uses the main account directly. */
  onTransfer: (() => void) | undefined;
}

/**
 * The bar above a game: back, name, balance used by the game, transfer, sound, full screen. A round that is
 * still being shown is not in the balance before its end.
 */
export function GameBar({ root, name, platform, inGame, onLeave, onTransfer }: GameBarProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const sound = usePrefs((prefs) => prefs.gameSound);
  const booked = useUser((user) =>
    platform?.wallet === 'transfer' ? user.balance_game[platform.id] : user.balance,
  );
  const toggleFull = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen());
  return (
    <header className={styles.root}>
      <IconButton icon={ChevronLeft} iconSize={24} label={t('back')} onClick={onLeave} />
      <PageHeading className={styles.name}>{name}</PageHeading>
      {platform && <Tag className={styles.platform}>{platform.name}</Tag>}
      <span className={styles.balance}>
        <small>{platform?.wallet === 'transfer' ? platform.name : t('games_main')}</small>
        <MoneyText {...format.shown(inGame ?? booked)} hidden={hidden} />
      </span>
      {onTransfer && <IconButton icon={ArrowLeftRight} label={t('games_transfer')} onClick={onTransfer} />}
      <IconButton
        icon={sound ? Volume2 : VolumeOff}
        label={t(sound ? 'games_sound_off' : 'games_sound_on')}
        onClick={() => setPrefs({ gameSound: !sound })}
      />
      {document.fullscreenEnabled && (
        <IconButton icon={Maximize} label={t('games_full_screen')} onClick={toggleFull} />
      )}
    </header>
  );
}
