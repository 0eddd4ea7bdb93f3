import { keepShared, sharedIn } from '../data/shared-text/index.ts';
import { toast } from '../platform/feedback/index.ts';
import { t } from '../platform/i18n/index.ts';
import { push } from '../platform/navigation/index.ts';

/** Takes numbers that another app shared: they leave the address, and the betting page offers them where whole lines are typed. */
export function openShared(): void {
  const text = sharedIn(location.search);
  if (!text) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  keepShared(text);
  push('lottery');
  toast(t('shared_received'), { type: 'info' });
}
