import { Button, ButtonPair } from '@tessera/ui';
import type { FormEvent } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { tellOwn } from '../../../data/inbox/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { type AccountKind, removeAccount } from '../api/payout.ts';
import { FactorField } from './factor-field.tsx';
import styles from './layout.module.css';
import { useFactor } from './use-factor.ts';

export interface RemoveAccountProps {
  kind: AccountKind;
  id: number;
  /** Name the player recognises: `招商银行 7706`. */
  name: string;
  onClose: () => void;
}

/** Removes an account after the second factor. */
export function RemoveAccount({ kind, id, name, onClose }: RemoveAccountProps) {
  const t = useT();
  const factor = useFactor();
  const remove = useMutation({
    mutationFn: (proof: NonNullable<ReturnType<typeof factor.read>>) => removeAccount(kind, { id, ...proof }),
    onSuccess: () => {
      tellOwn(t('payout_removed'));
      onClose();
    },
    onError: factor.refuse,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const proof = factor.read();
    if (proof && !remove.isPending) remove.mutate(proof);
  };
  return (
    <Panel title={t('payout_remove_ask', { name })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('payout_remove_line')}</p>
        <FactorField factor={factor} />
        <ButtonPair>
          <Button size="lg" onClick={onClose}>
            {t('payout_keep')}
          </Button>
          <MoneyButton
            type="submit"
            variant="danger"
            size="lg"
            loading={remove.isPending}
            disabled={factor.state !== 'ready'}
          >
            {t('payout_remove')}
          </MoneyButton>
        </ButtonPair>
      </form>
    </Panel>
  );
}
