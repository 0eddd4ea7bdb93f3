import { partByForm } from '../../../platform/device/index.ts';
import { ToolsRow } from './report-tools.desktop.tsx';
import { ToolsStrip } from './report-tools.phone.tsx';

/** Days and export at the end of the page's head, on desktop. */
export const HeadTools = partByForm({ desktop: ToolsRow });
/** The same above the figures, on phones. */
export const TopTools = partByForm({ phone: ToolsStrip });
