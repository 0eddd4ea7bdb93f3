import { useState } from 'react';
import { partByForm } from '../../../platform/device/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useFreshBetFigures } from '../components/use-bet-figures.ts';
import { CenterDesktop } from './center.desktop.tsx';
import { CenterPhone } from './center.phone.tsx';

const SettingsDialog = lazyPart(
  async () => (await import('../components/settings/settings-dialog.tsx')).SettingsDialog,
);

const Layout = partByForm({ desktop: CenterDesktop, phone: CenterPhone });

/** `user-center`: the player's overview, with access to the settings. */
export function UserCenterScreen() {
  const [settingsOpen, setSettingsOpen] = useState(false);
  useFreshBetFigures();
  return (
    <>
      <Layout onSettings={() => setSettingsOpen(true)} />
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </>
  );
}
