import { printAmount } from '@tessera/protocol/money';
import { Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { type FormEvent, useState } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { amountFrom, EXACT, useFormat } from '../../../data/settings/index.ts';
import { createRidKeeper } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { push, useRoute } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { createDeposit, refreshDeposits } from '../api/deposit.ts';
import { noteAsked, wasAsked } from '../model/asked-limits.ts';
import type { Channels } from '../model/deposit.ts';
import { faultOf, readAmount, typedText } from '../model/typed-amount.ts';
import { ActionBar } from './action-bar.tsx';
import { boundsOf } from './bounds-of.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { DepositAmount, DepositSum } from './deposit-amount.tsx';
import { FormStep } from './form-step.tsx';
import styles from './layout.module.css';
import { useDepositRestriction } from './use-deposit-restriction.ts';

const AskLimits = lazyPart(async () => (await import('./ask-limits.tsx')).AskLimits);

/** Steps 1 and 2 of a deposit: channel and amount. The following steps have their own address. */
export function DepositForm({ channels, limit_left, ask_limits }: Channels) {
  const t = useT();
  const format = useFormat();
  const { params } = useRoute();
  const [rids] = useState(createRidKeeper);
  const [chosen, setChosen] = useState(params.channel);
  const [typed, setTyped] = useState(() => startOf(params.amount));
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const restriction = useDepositRestriction();
  const order = useMutation({
    mutationFn: createDeposit,
    onSuccess: ({ id }) => {
      rids.done();
      setTyped('');
      setTried(false);
      void push('money-recharge', { id: String(id) });
    },
    // Bounds, limits or the channel may have changed since they were read.
    onError: () => void refreshDeposits(),
  });
  const open = channels.filter(({ state }) => state === 'open');
  const channel = open.find(({ id }) => id === chosen) ?? open[0];
  const amount = readAmount(typed);
  const fault = channel && faultOf(typed, boundsOf(channel, limit_left));
  const isRight = channel !== undefined && amount !== undefined && !fault;
  const send = () => {
    if (!channel || amount === undefined || order.isPending) return;
    const body = { channel: channel.id, amount: printAmount(amount) };
    order.mutate({ ...body, rid: rids.of(JSON.stringify(body)) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    if (ask_limits && !wasAsked()) setAsking(true);
    else send();
  };
  return (
    <>
      <form className={styles.column} noValidate onSubmit={submit}>
        <FormStep step={1} title={t('recharge_method')}>
          <ChannelChoice channels={channels} value={channel?.id} onValue={setChosen} />
        </FormStep>
        {channel && (
          <FormStep step={2} title={t('recharge_amount_title')}>
            <DepositAmount
              channel={channel}
              limitLeft={limit_left}
              typed={typed}
              onTyped={setTyped}
              tried={tried}
              onLeave={() => setTried(typed !== '')}
            />
            {restriction && <Note icon={Info}>{restriction}</Note>}
            <ActionBar sum={isRight && <DepositSum channel={channel} amount={amount} />}>
              <MoneyButton
                type="submit"
                variant="primary"
                size="lg"
                loading={order.isPending}
                disabled={restriction !== undefined}
              >
                {isRight
                  ? t('recharge_next_of', { amount: format.money(amount, EXACT) })
                  : t('recharge_next')}
              </MoneyButton>
            </ActionBar>
          </FormStep>
        )}
      </form>
      {asking && (
        <AskLimits
          onSet={() => {
            setAsking(false);
            void refreshDeposits();
          }}
          onSkip={() => {
            setAsking(false);
            noteAsked();
            send();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The `amount` parameter as typed text; empty when it is missing or invalid. */
function startOf(text: string | undefined): string {
  const amount = amountFrom(text);
  return amount === undefined || amount <= 0n ? '' : typedText(amount);
}
