import { partByForm } from '../../../platform/device/index.ts';
import { ComposerDesktop } from './composer.desktop.tsx';
import { ComposerPhone } from './composer.phone.tsx';

/** Where the player writes. */
export const Composer = partByForm({ desktop: ComposerDesktop, phone: ComposerPhone });
