import type { Check, CheckName } from '@tessera/fairness';
import type { MessageKey } from '@tessera/messages';
import { Tag } from '@tessera/ui';
import { Check as CheckIcon, Clock, X } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** Result of a check, as text and icon. */
export function CheckTag({ check, word }: { check: Check | undefined; word?: string }) {
  return <HoldsTag holds={check?.ok} word={word} />;
}

/** Whether something holds; undefined while it is not known, with `pending` as the reason. */
export function HoldsTag({
  holds,
  word,
  pending,
}: {
  holds: boolean | undefined;
  word?: string | undefined;
  pending?: string | undefined;
}) {
  const t = useT();
  if (holds === undefined) return <Tag icon={Clock}>{pending ?? t('fairness_pending')}</Tag>;
  return holds ? (
    <Tag tone="success" icon={CheckIcon}>
      {word ?? t('fairness_ok')}
    </Tag>
  ) : (
    <Tag tone="danger" icon={X}>
      {t('fairness_failed')}
    </Tag>
  );
}

const checkKeys: Readonly<Record<CheckName, MessageKey>> = {
  descriptor: 'fairness_check_descriptor',
  seed: 'fairness_check_seed',
  'seal-time': 'fairness_check_seal_time',
  result: 'fairness_check_result',
  receipts: 'fairness_check_receipts',
  'trusted-keys': 'fairness_check_trusted_keys',
  'seal-signature': 'fairness_check_seal_signature',
  witness: 'fairness_check_witness',
  'receipt-signatures': 'fairness_check_receipt_signatures',
  beacon: 'fairness_check_beacon',
};

/** Message key that describes a check. */
export function checkKey(name: CheckName): MessageKey {
  return checkKeys[name];
}
