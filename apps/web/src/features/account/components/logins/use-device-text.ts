import { useT } from '../../../../platform/i18n/index.ts';
import type { Device } from '../../api/logins.ts';

type Where = Pick<Device, 'browser' | 'system' | 'place' | 'address'>;

/** Words for a device and a place. */
export function useDeviceText() {
  const t = useT();
  return {
    /** `Chrome · Windows`, or that it is unknown. */
    deviceOf: ({ browser, system }: Where) =>
      [browser, system].filter(Boolean).join(' · ') || t('logins_device_unknown'),
    /** `203.0.113.9`, with what is known of the place. */
    placeOf: ({ place, address }: Where) =>
      place === 'internet' ? address : t(`logins_place_${place}`, { address }),
  };
}
