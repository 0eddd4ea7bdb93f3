import { Tag } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import type { Platform } from '../api/platforms.ts';

/** Tag of a platform that is not open; null while it is open. */
export function StateTag({ state }: { state: Platform['state'] | undefined }) {
  const t = useT();
  if (state === undefined || state === 'open') return null;
  return <Tag tone={state === 'maintenance' ? 'info' : 'warning'}>{t(`games_state_${state}`)}</Tag>;
}
