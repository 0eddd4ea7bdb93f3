import { Tag } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import type { Plat } from '../api/plats.ts';

/** What a platform says of itself when it is not open; nothing while it is. */
export function StateTag({ state }: { state: Plat['state'] | undefined }) {
  const t = useT();
  if (state === undefined || state === 'open') return null;
  return <Tag tone={state === 'maintenance' ? 'info' : 'warning'}>{t(`games_state_${state}`)}</Tag>;
}
