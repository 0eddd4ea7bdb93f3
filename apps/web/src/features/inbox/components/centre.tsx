import { partByForm } from '../../../platform/device/index.ts';
import { CentreDesktop } from './centre.desktop.tsx';
import { CentrePhone } from './centre.phone.tsx';

/** The content of the notification centre. */
export const Centre = partByForm({ desktop: CentreDesktop, phone: CentrePhone });
