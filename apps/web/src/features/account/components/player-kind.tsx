import { Tag } from '@tessera/ui';
import { type User, useUser } from '../../../data/session/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

/** When the player registered; for a trial, that its funds are not real (X1). */
export function PlayerKind() {
  const t = useT();
  const format = useFormat();
  const info: User['info'] = useUser((user) => user.info);
  if (!info) return null;
  if (info.kind === 'trial') return <Tag tone="warning">{t('account_trial_funds')}</Tag>;
  return t('account_since', { date: format.time(info.created_at, 'date') });
}
