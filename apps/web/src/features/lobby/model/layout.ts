import { byForm } from '../../../platform/device/index.ts';
import { desktopLayout } from './layout.desktop.ts';
import { phoneLayout } from './layout.phone.ts';
import type { LobbyLayout } from './lobby-layout.ts';

/** How this build's form lays out the lobby. */
export const layout = byForm<LobbyLayout>({ desktop: desktopLayout, phone: phoneLayout });
