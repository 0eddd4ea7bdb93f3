import { BallRow, Segmented } from '@tessera/ui';
import {
  chooseDeviceLooks,
  followSystem,
  type TextSize,
  textSizes,
  usePrefs,
} from '../../../../data/settings/index.ts';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingGroup } from './setting-group.tsx';
import { SettingLine, SettingRow } from './setting-row.tsx';
import { ThemeChoice } from './theme-choice.tsx';

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
        <SettingLine label={t('settings_text')}>
          <Segmented
            label={t('settings_text')}
            size={isPhone ? 'md' : 'sm'}
            value={String(prefs.textSize) as `${TextSize}`}
            onChange={(size) => chooseDeviceLooks({ textSize: Number(size) as TextSize })}
            options={textSizes.map((size) => ({ value: `${size}` as const, label: `${size}%` }))}
          />
        </SettingLine>
        {isPhone ? (
          <SettingRow
            label={t('settings_left')}
            line={t('settings_left_line')}
            checked={prefs.leftHand}
            onChange={(on) => chooseDeviceLooks({ leftHand: on })}
          />
        ) : (
          <SettingLine label={t('settings_density')} line={t('settings_density_line')}>
            <Segmented
              label={t('settings_density')}
              value={prefs.compact ? 'compact' : 'comfortable'}
              onChange={(density) => chooseDeviceLooks({ compact: density === 'compact' })}
              options={(['comfortable', 'compact'] as const).map((value) => ({
                value,
                label: t(`settings_density_${value}`),
              }))}
            />
          </SettingLine>
        )}
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
