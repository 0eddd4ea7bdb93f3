import { BallRow } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { chooseColourAid, setPrefs, usePrefs } from '../../../settings/index.ts';
import { LanguageRow } from './language-row.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-panel.module.css';
import { SoundRows } from './sound-rows.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** One number of each wave, to see what the aid changes. */
const sampleNumbers = ['07', '31', '33'];

/** Looks, language, sounds and alerts (R1.5); every change is in force at once. */
export function SettingsPanel() {
  const t = useT();
  const alert = usePrefs((prefs) => prefs.alert);
  const colourAid = usePrefs((prefs) => prefs.colourAid);
  return (
    <div className={styles.root}>
      <SettingGroup title={t('theme')}>
        <ThemeChoice />
        <SettingRow
          label={t('settings_colour_aid')}
          line={t('settings_colour_aid_line')}
          checked={colourAid}
          onChange={chooseColourAid}
          sample={
            <BallRow family="lhc" size="s" numbers={sampleNumbers} label={t('settings_colour_aid_sample')} />
          }
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
    </div>
  );
}
