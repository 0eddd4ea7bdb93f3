import { Segmented, type SegmentedProps } from '@tessera/ui';
import { chooseDeviceLooks, type TextSize, textSizes, usePrefs } from '../../../../data/settings/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingLine } from './setting-row.tsx';

/** Text size, in per cent. */
export function TextSizeLine({ size }: { size: NonNullable<SegmentedProps<string>['size']> }) {
  const t = useT();
  const textSize = usePrefs((prefs) => prefs.textSize);
  return (
    <SettingLine label={t('settings_text')}>
      <Segmented
        label={t('settings_text')}
        size={size}
        value={String(textSize) as `${TextSize}`}
        onChange={(chosen) => chooseDeviceLooks({ textSize: Number(chosen) as TextSize })}
        options={textSizes.map((each) => ({ value: `${each}` as const, label: `${each}%` }))}
      />
    </SettingLine>
  );
}
