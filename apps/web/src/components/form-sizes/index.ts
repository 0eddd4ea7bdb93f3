import { byForm } from '../../platform/device/index.ts';

/** Fields and switches of a bar of filters: small beside each other on desktop, full height on phones. */
export const filterSize = byForm<'sm' | 'md'>({ desktop: 'sm', phone: 'md' });
/** The button that ends a panel. */
export const finishSize = byForm<'md' | 'lg'>({ desktop: 'md', phone: 'lg' });
/** A card that holds a whole list: on phones it lies flat, so that the entries have the full width. */
export const listLook = byForm<'raised' | 'flat'>({ desktop: 'raised', phone: 'flat' });
