import { byForm } from '../../../platform/device/index.ts';
import { desktopLayout } from './layout.desktop.ts';
import { phoneLayout } from './layout.phone.ts';
import type { TrendLayout } from './trend-layout.ts';

/** How this build's form lays out a trend. */
export const layout = byForm<TrendLayout>({ desktop: desktopLayout, phone: phoneLayout });
