import { Dialog, Sheet } from '@tessera/ui';
import { isPhone } from '../../../../platform/device/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingsPanel } from './settings-panel.tsx';

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The settings: a dialog on desktop, a sheet on phones. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const t = useT();
  if (isPhone) {
    return (
      <Sheet open={open} onClose={onClose} title={t('settings')} detent="full">
        <SettingsPanel />
      </Sheet>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('settings')} width={640}>
      <SettingsPanel />
    </Dialog>
  );
}
