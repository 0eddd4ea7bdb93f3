import { BallRow } from '@tessera/ui';
import { chooseDeviceLooks, followSystem, usePrefs } from '../../../../data/settings/index.ts';
import { partByForm } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { DensitySettings } from './layout-settings.desktop.tsx';
import { HandSettings } from './layout-settings.phone.tsx';
import { ServiceButtonLine } from './service-button-line.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingRow } from './setting-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const LayoutSettings = partByForm({ desktop: DensitySettings, phone: HandSettings });

/** One number of each colour wave, to preview the colour aid. */
const sampleNumbers = ['07', '31', '33'];

/** Theme, sizes and visual aids. */
export function LookSection() {
  const t = useT();
  const prefs = usePrefs((all) => all);
  return (
    <>
      <SettingGroup>
        <ThemeChoice />
        <SettingRow
          label={t('settings_system')}
          line={t('settings_system_line')}
          checked={prefs.followSystem !== ''}
          onChange={(on) => void followSystem(on)}
        />
      </SettingGroup>
      <SettingGroup title={t('settings_layout')}>
        <LayoutSettings />
        <ServiceButtonLine />
      </SettingGroup>
      <SettingGroup title={t('settings_aids')}>
        <SettingRow
          label={t('settings_colour_aid')}
          line={t('settings_colour_aid_line')}
          checked={prefs.colourAid}
          onChange={(on) => chooseDeviceLooks({ colourAid: on })}
          sample={
            <BallRow look="ring" size="s" numbers={sampleNumbers} label={t('settings_colour_aid_sample')} />
          }
        />
        <SettingRow
          label={t('settings_still')}
          line={t('settings_still_line')}
          checked={prefs.still}
          onChange={(on) => chooseDeviceLooks({ still: on })}
        />
      </SettingGroup>
    </>
  );
}
