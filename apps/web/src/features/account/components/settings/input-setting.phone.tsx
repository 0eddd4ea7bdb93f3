import { setBetPrefs, useBetPrefs } from '../../../../data/bet-prefs/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingRow } from './setting-row.tsx';

/** Whether amounts are typed with the client's own keypad. */
export function KeypadSetting() {
  const t = useT();
  const keypad = useBetPrefs((prefs) => prefs.keypad);
  return (
    <SettingRow
      label={t('settings_keypad')}
      line={t('settings_keypad_line')}
      checked={keypad}
      onChange={(on) => setBetPrefs({ keypad: on })}
    />
  );
}
