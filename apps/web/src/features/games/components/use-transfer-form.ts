import type { Amount } from '@tessera/protocol/money';
import { useEffect, useState } from 'react';
import { toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useUser } from '../../session/index.ts';
import { useTransfer } from '../api/move-money.ts';
import { refreshPlats } from '../api/refresh-plats.ts';
import {
  allOf,
  type Direction,
  oneClickCount,
  signedCount,
  type TransferForm,
} from '../model/transfer-form.ts';

export interface TransferFormState {
  readonly form: TransferForm;
  readonly setForm: (form: TransferForm) => void;
  /** Moves what was typed. */
  readonly transfer: () => void;
  /** What one click moves in; absent below one whole unit (M2). */
  readonly oneClick: Amount | undefined;
  /** Moves the whole units of the main account in; below one it warns `balance_insufficient`. */
  readonly transferIn: () => void;
  readonly submitting: boolean;
}

/**
 * The transfer form at work (R3.12): a failure keeps the amount and is not told here (R8.4). A platform that comes to be
 * chosen is asked for its balance.
 */
export function useTransferForm(plat: string, keepsBalance: boolean, type: Direction = 1): TransferFormState {
  const t = useT();
  const main = useUser((user) => user.balance);
  const [form, setForm] = useState<TransferForm>({ plat, type, count: '' });
  const { mutate, isPending } = useTransfer(() => setForm((now) => ({ ...now, count: '' })));
  const oneClick = oneClickCount(main);
  const { plat: chosen } = form;
  useEffect(() => {
    if (keepsBalance && chosen) void ignoreFailure('platform balance', refreshPlats([chosen]));
  }, [keepsBalance, chosen]);
  return {
    form,
    setForm,
    oneClick,
    submitting: isPending,
    transfer() {
      if (!isPending) mutate({ plat: form.plat, count: signedCount(form) });
    },
    transferIn() {
      if (isPending) return;
      if (oneClick === undefined) toast(t('balance_insufficient'), { type: 'warning' });
      else mutate({ plat: form.plat, count: allOf(oneClick) });
    },
  };
}
