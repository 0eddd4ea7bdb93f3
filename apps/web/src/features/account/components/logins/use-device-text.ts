import { useT } from '../../../../platform/i18n/index.ts';
import type { Device } from '../../api/logins.ts';

type Where = Pick<Device, 'browser' | 'system' | 'place' | 'address'>;

/** Texts for a device and its place. */
export function useDeviceText() {
  const t = useT();
  return {
    /** `Chrome · Windows`, or the text for an unknown device. */
    deviceOf: ({ browser, system }: Where) =>
      [browser, system].filter(Boolean).join(' · ') || t('logins_device_unknown'),
    /** `203.0.113.9`, with the place if known. */
    placeOf: ({ place, address }: Where) =>
      place === 'internet' ? address : t(`logins_place_${place}`, { address }),
  };
}
