import { Button, Segmented } from '@tessera/ui';
import { useState } from 'react';
import { UnitSwitch } from '../../../../components/unit-switch/index.ts';
import { rollOvers, setBetPrefs, useBetPrefs } from '../../../../data/bet-prefs/index.ts';
import { setPrefs, usePrefs } from '../../../../data/settings/index.ts';
import { partByForm } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { ChipsSlot } from '../../slots.ts';
import { KeysSetting } from './input-setting.desktop.tsx';
import { KeypadSetting } from './input-setting.phone.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingLine, SettingRow } from './setting-row.tsx';

const Keypad = partByForm({ phone: KeypadSetting });
const Keys = partByForm({ desktop: KeysSetting });

/** Betting settings: confirmation and defaults of the betting page. */
export function BettingSection() {
  const t = useT();
  const { confirm, rollOver, unit, chips } = useBetPrefs((prefs) => prefs);
  const hideAmounts = usePrefs((prefs) => prefs.hideAmounts);
  const [editing, setEditing] = useState(false);
  return (
    <>
      <SettingGroup>
        <SettingRow
          label={t('settings_confirm')}
          line={t('settings_confirm_line')}
          checked={confirm}
          onChange={(on) => setBetPrefs({ confirm: on })}
        />
        <SettingLine label={t('settings_roll')} line={t(`settings_roll_${rollOver}_line`)}>
          <Segmented
            label={t('settings_roll')}
            value={rollOver}
            onChange={(next) => setBetPrefs({ rollOver: next })}
            options={rollOvers.map((value) => ({ value, label: t(`settings_roll_${value}`) }))}
          />
        </SettingLine>
        <SettingLine label={t('settings_unit')} line={t('settings_unit_line')}>
          <UnitSwitch value={unit} onChange={(next) => setBetPrefs({ unit: next })} />
        </SettingLine>
        <SettingLine label={t('bet_chips_edit')} line={chips.join(' · ')}>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            {t('settings_change')}
          </Button>
        </SettingLine>
      </SettingGroup>
      <SettingGroup>
        <Keypad />
        <SettingRow
          label={t('settings_hide')}
          line={t('settings_hide_line')}
          checked={hideAmounts}
          onChange={(on) => setPrefs({ hideAmounts: on })}
        />
        <Keys />
      </SettingGroup>
      {editing && <ChipsSlot onClose={() => setEditing(false)} />}
    </>
  );
}
