'use memo';

import { Segmented } from '@tessera/ui';
import { setBetPrefs, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** Switches between one amount for all cells and an amount per cell. */
export function BoardMode() {
  const t = useT();
  const mode = useBetPrefs((prefs) => prefs.boardMode);
  return (
    <Segmented
      label={t('bet_board_mode')}
      value={mode}
      onChange={(next) => setBetPrefs({ boardMode: next })}
      options={[
        { value: 'quick', label: t('bet_board_quick') },
        { value: 'each', label: t('bet_board_each') },
      ]}
    />
  );
}
