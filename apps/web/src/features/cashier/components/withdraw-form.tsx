import { printAmount } from '@tessera/protocol/money';
import { type FormEvent, useState } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { refreshBalance } from '../../../data/session/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { createRidKeeper } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { useMutation, useQuery } from '../../../platform/query/index.ts';
import { createWithdrawal, quoteOptions, refreshWithdrawals } from '../api/withdraw.ts';
import { faultOf, readAmount } from '../model/typed-amount.ts';
import type { Quote } from '../model/withdrawal.ts';
import { ActionBar } from './action-bar.tsx';
import { boundsOf } from './bounds-of.ts';
import type { Fact } from './fact-list.tsx';
import { FactorField } from './factor-field.tsx';
import { FormStep } from './form-step.tsx';
import styles from './layout.module.css';
import { TargetField } from './target-field.tsx';
import { useFactor } from './use-factor.ts';
import { useSettled } from './use-settled.ts';
import { useTargets } from './use-targets.ts';
import { WithdrawAmount } from './withdraw-amount.tsx';

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog);

/** Form for a withdrawal: amount, account, second factor and a review before it is sent. */
export function WithdrawForm({ quote, closed }: { quote: Quote; closed: boolean }) {
  const t = useT();
  const format = useFormat();
  const [rids] = useState(createRidKeeper);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [chosen, setChosen] = useState('');
  const [proof, setProof] = useState<ReturnType<typeof factor.read>>();
  const factor = useFactor();
  const targets = useTargets();
  const usable = targets.list?.filter(({ disabled }) => !disabled) ?? [];
  const picked = usable.find(({ value }) => value === chosen) ?? usable[0];
  const bounds = boundsOf(quote, quote.withdrawable);
  const fault = faultOf(typed, bounds);
  const amount = readAmount(typed);
  const settled = useSettled(typed);
  const asks = settled === typed && amount !== undefined && !fault && picked !== undefined;
  const cost = useQuery({
    ...quoteOptions(asks ? { amount: printAmount(amount), target: picked.target } : {}),
    enabled: asks,
  }).data;
  const send = useMutation({
    mutationFn: createWithdrawal,
    onSuccess: ({ id }) => {
      rids.done();
      setTyped('');
      setTried(false);
      setProof(undefined);
      factor.type('');
      void refreshBalance();
      void push('money-withdraw', { id: String(id) });
    },
    onError: (error) => {
      setProof(undefined);
      // The withdrawable amount may have changed since it was read.
      if (!factor.refuse(error)) void refreshWithdrawals();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const read = factor.read();
    if (!fault && picked && read && cost) setProof(read);
  };
  const shown = asks && cost ? cost : undefined;
  return (
    <form className={styles.column} noValidate onSubmit={submit}>
      <FormStep title={t('withdraw_form')}>
        <WithdrawAmount
          quote={quote}
          cost={shown}
          typed={typed}
          onTyped={setTyped}
          tried={tried}
          onLeave={() => setTried(typed !== '')}
        />
        <TargetField
          targets={targets}
          value={picked?.value ?? ''}
          minutes={(shown ?? quote).minutes}
          onValue={setChosen}
        />
        <FactorField factor={factor} />
        <ActionBar>
          <MoneyButton
            type="submit"
            variant="primary"
            size="lg"
            disabled={closed || !picked || factor.state !== 'ready'}
          >
            {amount !== undefined && !fault
              ? t('withdraw_submit_of', { amount: format.money(amount, EXACT) })
              : t('withdraw_submit')}
          </MoneyButton>
        </ActionBar>
      </FormStep>
      {proof && picked && amount !== undefined && cost && (
        <ReviewDialog
          title={t('withdraw_review')}
          facts={factsOf()}
          note={<p className={styles.quiet}>{t('withdraw_final')}</p>}
          confirmText={t('withdraw_confirm')}
          pending={send.isPending}
          onConfirm={() => {
            const body = { amount: printAmount(amount), target: picked.target };
            send.mutate({ ...body, ...proof, rid: rids.of(JSON.stringify(body)) });
          }}
          onClose={() => setProof(undefined)}
        />
      )}
    </form>
  );

  function factsOf(): Fact[] {
    return [
      [t('cashier_amount'), format.money(amount, EXACT)],
      [t('cashier_fee'), format.money(cost?.fee, EXACT)],
      [t('withdraw_arrives'), format.money(cost?.arrives, EXACT)],
      ...(cost?.pay
        ? [[t('withdraw_pays'), `${format.figure(cost.pay.amount, EXACT)} ${cost.pay.currency}`] as const]
        : []),
      [t('withdraw_target'), picked?.label],
    ];
  }
}
