'use memo';

import { Icon, Menu } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { rollOvers, setBetPrefs, useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './roll-over-menu.module.css';

/** Menu: what happens to the slip at the close, confirmation before placing, and the desktop's hotkeys. */
export function RollOverMenu() {
  const t = useT();
  const { rollOver, confirm, shortcuts } = useBetPrefs((prefs) => prefs);
  return (
    <Menu
      label={t('bet_slip_settings')}
      items={[
        ...rollOvers.map((value) => ({
          key: value,
          label: t(`bet_roll_${value}`),
          checked: rollOver === value,
          onSelect: () => setBetPrefs({ rollOver: value }),
        })),
        {
          key: 'confirm',
          label: t(confirm ? 'bet_confirm_stop' : 'bet_confirm_start'),
          onSelect: () => setBetPrefs({ confirm: !confirm }),
        },
        ...(isPhone
          ? []
          : [
              {
                key: 'keys',
                label: t(shortcuts ? 'bet_keys_stop' : 'bet_keys_start'),
                onSelect: () => setBetPrefs({ shortcuts: !shortcuts }),
              },
            ]),
      ]}
      trigger={(props) => (
        <button type="button" className={styles.trigger} {...props}>
          {t(`bet_roll_${rollOver}_short`)}
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
    />
  );
}
