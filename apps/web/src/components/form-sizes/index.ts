import { byForm } from '../../platform/device/index.ts';

/** Fields and switches of a bar of filters: small beside each other on desktop, full height on phones. */
export const filterSize = byForm<'sm' | 'md'>({ desktop: 'sm', phone: 'md' });
/** The button that ends a panel. */
export const finishSize = byForm<'md' | 'lg'>({ desktop: 'md', phone: 'lg' });
/** Icon buttons at the end of an entry of a list. */
export const lineToolSize = byForm<'xs' | 'sm'>({ desktop: 'xs', phone: 'sm' });
/** A stepper in an entry of a list. */
export const lineStepperSize = byForm<'xs' | 'md'>({ desktop: 'xs', phone: 'md' });
