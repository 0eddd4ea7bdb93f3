import { partByForm } from '../../platform/device/index.ts';
import { DialogPanel } from './panel.desktop.tsx';
import { SheetPanel } from './panel.phone.tsx';

/** A form or a detail above the page: a dialog on desktop, a sheet on phones. */
export const Panel = partByForm({ desktop: DialogPanel, phone: SheetPanel });
