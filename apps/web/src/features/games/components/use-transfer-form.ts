import { type Amount, amountOf, shortFigure } from '@tessera/protocol/money';
import { useEffect, useState } from 'react';
import { useUser } from '../../../data/session/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { confirm, toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useTransfer } from '../api/move-money.ts';
import { useTransferPlatforms } from '../api/platforms.ts';
import { refreshPlatforms } from '../api/refresh-platforms.ts';
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
  /** Transfers the typed amount. */
  readonly transfer: () => void;
  /** Amount of the one-click transfer in; absent below one whole unit (M2). */
  readonly oneClick: Amount | undefined;
  /**
   * Transfers the whole units of the main account in, after a question that names the amount; below one unit it warns
   * `balance_insufficient`.
   */
  readonly transferIn: () => void;
  readonly submitting: boolean;
}

/**
 * State of the transfer form (R3.12): a failure keeps the amount and shows no notice here (R8.4). Selecting a platform
 * refetches its balance.
 */
export function useTransferForm(
  platform: string,
  keepsBalance: boolean,
  type: Direction = 1,
): TransferFormState {
  const t = useT();
  const format = useFormat();
  const main = useUser((user) => user.balance);
  const [form, setForm] = useState<TransferForm>({ platform, type, count: '' });
  const { mutate, isPending } = useTransfer(() => setForm((now) => ({ ...now, count: '' })));
  const oneClick = oneClickCount(main);
  const { platform: chosen } = form;
  const platformName = useTransferPlatforms().find(({ id }) => id === chosen)?.name ?? chosen;
  useEffect(() => {
    if (keepsBalance && chosen) void ignoreFailure('platform balance', refreshPlatforms([chosen]));
  }, [keepsBalance, chosen]);
  const moveAll = async (amount: Amount) => {
    const shown = shortFigure(format.money(amount));
    const sure = await confirm({
      title: t('games_one_click_ask', { amount: shown, name: platformName }),
      message: t('games_one_click_left', { amount: format.money(amountOf(main - amount), EXACT) }),
      confirmText: t('games_one_click_yes', { amount: shown }),
    });
    if (sure) mutate({ platform: form.platform, count: allOf(amount) });
  };
  return {
    form,
    setForm,
    oneClick,
    submitting: isPending,
    transfer() {
      if (!isPending) mutate({ platform: form.platform, count: signedCount(form) });
    },
    transferIn() {
      if (isPending) return;
      if (oneClick === undefined) toast(t('balance_insufficient'), { type: 'warning' });
      else void ignoreFailure('question', moveAll(oneClick));
    },
  };
}
