import { PromotionSwitch } from '../../../../components/promotion-switch/index.ts';
import { useUser } from '../../../../data/session/index.ts';
import { buzz, canBuzz, setPrefs, usePrefs } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import styles from './setting-group.module.css';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';

/** Alerts shown by the client (R1.5), reminders and haptics. */
export function AlertSection() {
  const t = useT();
  const isPlayer = useUser(({ loaded }) => loaded);
  const { alert, reminders, haptics } = usePrefs((prefs) => prefs);
  const changeHaptics = (on: boolean) => {
    setPrefs({ haptics: on });
    // Vibrates at once, as a sample.
    buzz('add');
  };
  return (
    <>
      <SettingGroup>
        {(['bet', 'win'] as const).map((name) => (
          <SettingRow
            key={name}
            label={t(`settings_alert_${name}`)}
            line={t(`settings_alert_${name}_line`)}
            checked={alert[name]}
            onChange={(on) => setPrefs({ alert: { ...alert, [name]: on } })}
          />
        ))}
        <SettingRow
          label={t('settings_reminders')}
          line={t('settings_reminders_line')}
          checked={reminders}
          onChange={(on) => setPrefs({ reminders: on })}
        />
        {canBuzz() && (
          <SettingRow
            label={t('settings_haptics')}
            line={t('settings_haptics_line')}
            checked={haptics}
            onChange={changeHaptics}
          />
        )}
      </SettingGroup>
      {isPlayer && (
        <SettingGroup title={t('promo_card')}>
          <div className={styles.promotions}>
            <PromotionSwitch />
          </div>
        </SettingGroup>
      )}
    </>
  );
}
