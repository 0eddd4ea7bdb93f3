import { FileInput, Icon } from '@tessera/ui';
import { CircleCheck, Image, Plus } from '@tessera/ui/icons';
import { smallPicture } from '@tessera/ui/util/small-picture.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { addReceipt } from '../api/deposit.ts';
import type { Deposit } from '../model/deposit.ts';
import styles from './pay-view.module.css';

/** Adds an image of the payment; before upload it is scaled down and its metadata is removed. */
export function ReceiptField({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const send = useMutation({
    mutationFn: async (file: File) => addReceipt(deposit.id, await smallPicture(file)),
    onSuccess: () => toast(t('recharge_receipt_done'), { type: 'success' }),
    onError: (error) => {
      // Server refusals are already shown; a file that is not an image never reached the server.
      if (error instanceof TypeError || error instanceof DOMException)
        toast(t('receipt_invalid'), { type: 'error' });
    },
  });
  const has = deposit.receipt !== undefined;
  return (
    <label className={styles.drop} data-busy={send.isPending || undefined}>
      <Icon of={has ? CircleCheck : Image} size={20} />
      <span>
        <b>{t(has ? 'recharge_receipt_there' : 'recharge_receipt')}</b>
        <small>{t(has ? 'recharge_receipt_again' : 'recharge_receipt_line')}</small>
      </span>
      <Icon of={Plus} size={18} />
      <FileInput
        accept="image/png,image/jpeg,image/webp"
        disabled={send.isPending}
        onFile={(file) => send.mutate(file)}
      />
    </label>
  );
}
