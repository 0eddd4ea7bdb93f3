import { Dialog, Sheet } from '@tessera/ui';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The settings: a dialog on desktop, a sheet on phones. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  if (isPhone) {
    return (
      <Sheet open onClose={onClose} title={t('settings')} detent="full">
        <SettingsPanel />
      </Sheet>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('settings')} width={840}>
      <SettingsPanel />
    </Dialog>
  );
}
