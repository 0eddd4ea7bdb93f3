import { partByForm } from '../../../platform/device/index.ts';
import { ServiceDesktop } from './service-page.desktop.tsx';
import { ServicePhone } from './service-page.phone.tsx';

/** The conversation with customer service. */
export const ServicePage = partByForm({ desktop: ServiceDesktop, phone: ServicePhone });
