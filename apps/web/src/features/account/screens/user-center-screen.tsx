import { useState } from 'react';
import { isPhone } from '../../../platform/device/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useFreshBetFigures } from '../components/use-bet-figures.ts';
import { CenterDesktop } from './center.desktop.tsx';
import { CenterPhone } from './center.phone.tsx';

const SettingsDialog = lazyPart(
  async () => (await import('../components/settings/settings-dialog.tsx')).SettingsDialog,
);

/** `user-center`: the player's overview, with access to the settings. */
export function UserCenterScreen() {
  const [settingsOpen, setSettingsOpen] = useState(false);
  useFreshBetFigures();
  const Layout = isPhone ? CenterPhone : CenterDesktop;
  return (
    <>
      <Layout onSettings={() => setSettingsOpen(true)} />
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </>
  );
}
