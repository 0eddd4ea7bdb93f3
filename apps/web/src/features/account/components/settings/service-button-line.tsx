import { Segmented } from '@tessera/ui';
import { buttonSides, chooseButtonSide, useButtonSide } from '../../../../data/service-button/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingLine } from './setting-row.tsx';

/** Side of the floating button of customer service, or that it is hidden. */
export function ServiceButtonLine() {
  const t = useT();
  const side = useButtonSide();
  return (
    <SettingLine label={t('settings_service')} line={t('settings_service_line')}>
      <Segmented
        label={t('settings_service')}
        value={side ?? 'end'}
        onChange={chooseButtonSide}
        options={buttonSides.map((value) => ({ value, label: t(`settings_service_${value}`) }))}
      />
    </SettingLine>
  );
}
