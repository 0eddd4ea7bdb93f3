import { Button, SkeletonText } from '@tessera/ui';
import { useState } from 'react';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type Deposit, depositLook, type Payment, paymentLook, useDeposit, whyText } from './deposit-data.ts';
import styles from './deposit-panel.module.css';
import { DepositProposal } from './deposit-proposal.tsx';
import { LedgerEntries } from './ledger-entries.tsx';
import { Receipts } from './receipts.tsx';

const close = () => changeParams({ id: '' });

/** One deposit: what was ordered, what the provider says was paid, the pictures, the entries, and the decision. */
export function DepositPanel({ id }: { id: number }) {
  const t = useT();
  const { data: deposit, error } = useDeposit(id);
  const [deciding, setDeciding] = useState<'credit' | 'return'>();
  const mayDecide = useGrant('deposit.write') !== undefined;
  if (!deposit) {
    return (
      <Panel title={`d-${id}`} label={t('deposit')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  const held = deposit.payments.find(({ state }) => state === 'review');
  if (deciding && held) {
    return (
      <DepositProposal
        deposit={deposit}
        payment={held}
        what={deciding}
        onBack={() => setDeciding(undefined)}
      />
    );
  }
  const look = depositLook[deposit.state];
  return (
    <Panel
      title={<span className="mono">d-{deposit.id}</span>}
      label={t('deposit')}
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
      foot={
        held &&
        mayDecide &&
        deposit.command === null && (
          <>
            <Button variant="danger-quiet" onClick={() => setDeciding('return')}>
              {t('dep_return')}
            </Button>
            <Button className="push" variant="primary" onClick={() => setDeciding('credit')}>
              {t('dep_credit', { amount: `${amountText(held.amount)} ${held.currency}` })}
            </Button>
          </>
        )
      }
    >
      <WaitingCommand command={deposit.command} />
      <Order deposit={deposit} />
      <PanelSection title={t('provider_record')}>
        {deposit.payments.length === 0 ? (
          <span className="t3">{t('provider_record_none')}</span>
        ) : (
          deposit.payments.map((payment) => <Reported key={payment.id} payment={payment} />)
        )}
      </PanelSection>
      <Receipts deposit={deposit} />
      <LedgerEntries deposit={deposit} />
    </Panel>
  );
}

function Order({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const moment = (ms: number) => momentText(ms, now, timeZone);
  return (
    <PanelSection title={t('ordered')}>
      <Facts
        facts={[
          [t('player'), `${deposit.userName ?? '—'} #${deposit.userId}`],
          [t('payer'), deposit.payer],
          [t('channel'), deposit.channel],
          [t('to_pay'), `${amountText(deposit.pay.amount)} ${deposit.pay.currency}`],
          [t('worth'), amountText(deposit.amount)],
          [t('fee'), amountText(deposit.fee)],
          [t('rate'), deposit.rate],
          [t('asked_at'), moment(deposit.createdAt)],
          [t('ends_at'), moment(deposit.expiresAt)],
          [t('dep_credited'), deposit.creditedAt === null ? null : moment(deposit.creditedAt)],
          [t('reason'), deposit.reason === null ? null : whyText(deposit.reason, t)],
        ]}
      />
    </PanelSection>
  );
}

/** A payment as its provider has reported it. */
function Reported({ payment }: { payment: Payment }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const look = paymentLook[payment.state];
  return (
    <div className={styles.reported}>
      <Facts
        facts={[
          [
            t('state'),
            <State key="state" tone={look.tone}>
              {t(look.text)}
            </State>,
          ],
          [t('amount'), `${amountText(payment.amount)} ${payment.currency}`],
          [
            t('number'),
            <span key="id" className={styles.ref}>
              {payment.id}
            </span>,
          ],
          [t('paid_at'), momentText(payment.paidAt, now, timeZone)],
          [t('confirmations'), payment.confirmations],
          [t('reason'), payment.reason === null ? null : whyText(payment.reason, t)],
        ]}
      />
    </div>
  );
}
