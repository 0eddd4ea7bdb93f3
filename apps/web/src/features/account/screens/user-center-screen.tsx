import { useState } from 'react';
import { partByForm } from '../../../platform/device/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { replace, useRoute } from '../../../platform/navigation/index.ts';
import { useFreshBetFigures } from '../components/use-bet-figures.ts';
import { CenterDesktop } from './center.desktop.tsx';
import { CenterPhone } from './center.phone.tsx';
import { CenterTablet } from './center.tablet.tsx';

const SettingsDialog = lazyPart(
  async () => (await import('../components/settings/settings-dialog.tsx')).SettingsDialog,
);

const Layout = partByForm({ desktop: CenterDesktop, phone: CenterPhone, tablet: CenterTablet });

/** `user-center`: the player's overview, with access to the settings; `?settings=1` opens them. */
export function UserCenterScreen() {
  const [settingsOpen, setSettingsOpen] = useState(false);
  const isAsked = useRoute().params.settings !== undefined;
  const closeSettings = () => {
    setSettingsOpen(false);
    if (isAsked) void replace('user-center', {});
  };
  useFreshBetFigures();
  return (
    <>
      <Layout onSettings={() => setSettingsOpen(true)} />
      {(settingsOpen || isAsked) && <SettingsDialog onClose={closeSettings} />}
    </>
  );
}
