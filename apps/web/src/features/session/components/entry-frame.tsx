import { partByForm } from '../../../platform/device/index.ts';
import { EntryDialog } from './entry-frame.desktop.tsx';
import { EntrySheet } from './entry-frame.phone.tsx';

/** Login and registration: on desktop a dialog over the dimmed home page, on phones a sheet over the whole window. */
export const EntryFrame = partByForm({ desktop: EntryDialog, phone: EntrySheet });
