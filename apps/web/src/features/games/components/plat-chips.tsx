import { useUser } from '../../../data/session/index.ts';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Plat } from '../api/plats.ts';
import styles from './plat-chips.module.css';
import { PlatMark } from './plat-mark.tsx';

export interface PlatChipsProps {
  plats: readonly Plat[];
  /** Slug of the selected platform; empty for all. */
  chosen: string;
  onChange: (plat: string) => void;
}

/** The platforms with the player's balance; a tap filters the games by that platform, a second tap clears the filter. */
export function PlatChips({ plats, chosen, onChange }: PlatChipsProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const balances = useUser((user) => user.balance_game);
  return (
    <fieldset className={styles.root} aria-label={t('games_plats')}>
      {plats.map(({ id, name, wallet }) => (
        <button
          key={id}
          type="button"
          className={styles.plat}
          aria-pressed={id === chosen}
          onClick={() => onChange(id === chosen ? '' : id)}
        >
          <PlatMark plat={id} />
          {name}
          {wallet === 'transfer' && <small>{hidden ? '••••' : format.figure(balances[id])}</small>}
        </button>
      ))}
    </fieldset>
  );
}
