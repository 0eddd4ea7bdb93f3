import { Panel } from '../../../../components/panel/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { SettingsPanel } from './settings-panel.tsx';

/** The settings above the page. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Panel onClose={onClose} title={t('settings')} width={840}>
      <SettingsPanel />
    </Panel>
  );
}
