import { useT } from '../../../platform/i18n/index.ts';
import { PlatformTotal } from './platform-total.tsx';

/** The sum of all platform balances next to the platforms; on phones it is in the bar of the page. */
export function PageTotal() {
  const t = useT();
  return <PlatformTotal label={t('games_total')} />;
}
