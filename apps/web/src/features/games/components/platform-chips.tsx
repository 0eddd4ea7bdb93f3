import { useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';
import styles from './platform-chips.module.css';
import { PlatformMark } from './platform-mark.tsx';

export interface PlatformChipsProps {
  platforms: readonly Platform[];
  /** Slug of the selected platform; empty for all. */
  chosen: string;
  onChange: (platform: string) => void;
}

/** The platforms with the player's balance; a tap filters the games by that platform, a second tap clears the filter. */
export function PlatformChips({ platforms, chosen, onChange }: PlatformChipsProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const balances = useUser((user) => user.balance_game);
  return (
    <fieldset className={styles.root} aria-label={t('games_plats')}>
      {platforms.map(({ id, name, wallet }) => (
        <button
          key={id}
          type="button"
          className={styles.platform}
          aria-pressed={id === chosen}
          onClick={() => onChange(id === chosen ? '' : id)}
        >
          <PlatformMark platform={id} />
          {name}
          {wallet === 'transfer' && <small>{hidden ? '••••' : format.figure(balances[id])}</small>}
        </button>
      ))}
    </fieldset>
  );
}
