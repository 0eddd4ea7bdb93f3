import { partByForm } from '../../platform/device/index.ts';
import { DialogPanel } from './panel.desktop.tsx';
import { SheetPanel } from './panel.phone.tsx';
import { PanePanel } from './panel.tablet.tsx';

/** A form or a detail above the page: a dialog on desktop, a sheet on phones; the detail of a list is beside it on tablets. */
export const Panel = partByForm({ desktop: DialogPanel, phone: SheetPanel, tablet: PanePanel });
