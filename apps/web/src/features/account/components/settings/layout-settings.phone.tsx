import { chooseDeviceLooks, usePrefs } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingRow } from './setting-row.tsx';
import { TextSizeLine } from './text-size-line.tsx';

/** Text size, and the hand that holds the phone. */
export function HandSettings() {
  const t = useT();
  const leftHand = usePrefs((prefs) => prefs.leftHand);
  return (
    <>
      <TextSizeLine size="md" />
      <SettingRow
        label={t('settings_left')}
        line={t('settings_left_line')}
        checked={leftHand}
        onChange={(on) => chooseDeviceLooks({ leftHand: on })}
      />
    </>
  );
}
