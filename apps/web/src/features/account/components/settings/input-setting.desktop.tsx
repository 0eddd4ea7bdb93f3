import { setBetPrefs, useBetPrefs } from '../../../../data/bet-prefs/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingRow } from './setting-row.tsx';

/** Whether keys act on the betting page. */
export function KeysSetting() {
  const t = useT();
  const shortcuts = useBetPrefs((prefs) => prefs.shortcuts);
  return (
    <SettingRow
      label={t('settings_keys')}
      line={t('settings_keys_line')}
      checked={shortcuts}
      onChange={(on) => setBetPrefs({ shortcuts: on })}
    />
  );
}
