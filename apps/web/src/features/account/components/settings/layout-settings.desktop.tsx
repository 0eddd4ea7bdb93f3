import { Segmented } from '@tessera/ui';
import { chooseDeviceLooks, usePrefs } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingLine } from './setting-row.tsx';
import { TextSizeLine } from './text-size-line.tsx';

/** Text size, and the density of lists. */
export function DensitySettings() {
  const t = useT();
  const compact = usePrefs((prefs) => prefs.compact);
  return (
    <>
      <TextSizeLine size="sm" />
      <SettingLine label={t('settings_density')} line={t('settings_density_line')}>
        <Segmented
          label={t('settings_density')}
          value={compact ? 'compact' : 'comfortable'}
          onChange={(density) => chooseDeviceLooks({ compact: density === 'compact' })}
          options={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            label: t(`settings_density_${value}`),
          }))}
        />
      </SettingLine>
    </>
  );
}
