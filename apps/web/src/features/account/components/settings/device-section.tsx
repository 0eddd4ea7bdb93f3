import { Button } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { clearCache, keptBytes } from '../../../../data/settings/index.ts';
import { clientVersion } from '../../../../platform/device/index.ts';
import { confirm } from '../../../../platform/feedback/index.ts';
import { useLanguage, useT } from '../../../../platform/i18n/index.ts';
import { askInstall, useInstallWay } from '../../../../platform/install/index.ts';
import { sizeText } from '../../model/size-text.ts';
import { SettingGroup } from './setting-group.tsx';
import { SettingLine } from './setting-row.tsx';

/** Storage used on this device, the button to clear the cache, and the build. */
export function DeviceSection() {
  const t = useT();
  const language = useLanguage();
  const bytes = useKeptBytes();
  const way = useInstallWay();
  const ask = async () => {
    const message = t('settings_clear_question');
    if (await confirm({ message, confirmText: t('settings_clear_short') })) await clearCache();
  };
  return (
    <SettingGroup>
      {bytes !== undefined && (
        <SettingLine label={t('settings_kept')} line={t('settings_kept_line')}>
          <span>{sizeText(bytes, language)}</span>
        </SettingLine>
      )}
      <SettingLine label={t('settings_clear')} line={t('settings_clear_line')}>
        <Button size="sm" onClick={() => void ask()}>
          {t('settings_clear_short')}
        </Button>
      </SettingLine>
      {way !== 'none' && (
        <SettingLine label={t('install_title')} line={t(way === 'ask' ? 'install_why' : 'install_menu')}>
          {way === 'ask' && (
            <Button size="sm" onClick={() => void askInstall()}>
              {t('install_do')}
            </Button>
          )}
        </SettingLine>
      )}
      <SettingLine label={t('settings_version')}>
        <span>{clientVersion()}</span>
      </SettingLine>
    </SettingGroup>
  );
}

/** Undefined until the browser has answered; stays undefined where it does not support the estimate. */
function useKeptBytes(): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    void keptBytes().then(setBytes);
  }, []);
  return bytes;
}
