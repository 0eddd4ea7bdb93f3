import type { Check, CheckName } from '@tessera/fairness';
import { Tag } from '@tessera/ui';
import { Check as CheckIcon, Clock, X } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** Result of a check, as text and icon. */
export function CheckTag({ check, word }: { check: Check | undefined; word?: string }) {
  const t = useT();
  if (!check) return <Tag icon={Clock}>{t('fairness_pending')}</Tag>;
  return check.ok ? (
    <Tag tone="success" icon={CheckIcon}>
      {word ?? t('fairness_ok')}
    </Tag>
  ) : (
    <Tag tone="danger" icon={X}>
      {t('fairness_failed')}
    </Tag>
  );
}

/** Message key that describes a check. */
export function checkKey(name: CheckName): string {
  return `fairness_check_${name.replaceAll('-', '_')}`;
}
