import { BallRow } from '@tessera/ui';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { setBetPrefs, useBetPrefs } from '../../../betting/index.ts';
import { chooseDeviceLooks, setPrefs, usePrefs } from '../../../settings/index.ts';
import { LanguageRow } from './language-row.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-panel.module.css';
import { SoundRows } from './sound-rows.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** One number of each wave, to see what the aid changes. */
const sampleNumbers = ['07', '31', '33'];

/** Looks, language, sounds, alerts (R1.5) and ways of betting; every change is in force at once. */
export function SettingsPanel() {
  const t = useT();
  const alert = usePrefs((prefs) => prefs.alert);
  const colourAid = usePrefs((prefs) => prefs.colourAid);
  const still = usePrefs((prefs) => prefs.still);
  return (
    <div className={styles.root}>
      <SettingGroup title={t('theme')}>
        <ThemeChoice />
        <SettingRow
          label={t('settings_colour_aid')}
          line={t('settings_colour_aid_line')}
          checked={colourAid}
          onChange={(on) => chooseDeviceLooks({ colourAid: on })}
          sample={
            <BallRow family="lhc" size="s" numbers={sampleNumbers} label={t('settings_colour_aid_sample')} />
          }
        />
        <SettingRow
          label={t('settings_still')}
          line={t('settings_still_line')}
          checked={still}
          onChange={(on) => chooseDeviceLooks({ still: on })}
        />
      </SettingGroup>
      <SettingGroup title={t('language')}>
        <LanguageRow />
      </SettingGroup>
      <SettingGroup title={t('settings_sounds')}>
        <SoundRows />
      </SettingGroup>
      <SettingGroup title={t('settings_alerts')}>
        {(['bet', 'win'] as const).map((name) => (
          <SettingRow
            key={name}
            label={t(`settings_alert_${name}`)}
            line={t(`settings_alert_${name}_line`)}
            checked={alert[name]}
            onChange={(on) => setPrefs({ alert: { ...alert, [name]: on } })}
          />
        ))}
      </SettingGroup>
      <SettingGroup title={t('settings_betting')}>
        <BettingRows />
      </SettingGroup>
    </div>
  );
}

function BettingRows() {
  const t = useT();
  const { confirm, shortcuts } = useBetPrefs((prefs) => prefs);
  const hideAmounts = usePrefs((prefs) => prefs.hideAmounts);
  return (
    <>
      <SettingRow
        label={t('settings_confirm')}
        line={t('settings_confirm_line')}
        checked={confirm}
        onChange={(on) => setBetPrefs({ confirm: on })}
      />
      <SettingRow
        label={t('settings_hide')}
        line={t('settings_hide_line')}
        checked={hideAmounts}
        onChange={(on) => setPrefs({ hideAmounts: on })}
      />
      {!isPhone && (
        <SettingRow
          label={t('settings_keys')}
          line={t('settings_keys_line')}
          checked={shortcuts}
          onChange={(on) => setBetPrefs({ shortcuts: on })}
        />
      )}
    </>
  );
}
