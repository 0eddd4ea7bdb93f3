import { byForm } from '../../../platform/device/index.ts';
import { desktopLayout } from './layout.desktop.ts';
import { phoneLayout } from './layout.phone.ts';
import { tabletLayout } from './layout.tablet.ts';
import type { PickLayout } from './pick-layout.ts';

/** How this build's form lays out a picker. */
export const layout = byForm<PickLayout>({
  desktop: desktopLayout,
  phone: phoneLayout,
  tablet: tabletLayout,
});
