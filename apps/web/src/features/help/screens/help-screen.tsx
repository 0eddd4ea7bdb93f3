import { partByForm } from '../../../platform/device/index.ts';
import { HelpDesktop } from './help.desktop.tsx';
import { HelpPhone } from './help.phone.tsx';

/** `help`: parameters `article` (an article or a lottery family) and `item` (a play to scroll to). */
export const HelpScreen = partByForm({ desktop: HelpDesktop, phone: HelpPhone });
