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
import { Evidence } from './evidence.tsx';
import { PayTo } from './pay-to.tsx';
import { useWithdrawal, type Withdrawal, withdrawalLook } from './withdrawal-data.ts';
import styles from './withdrawal-panel.module.css';
import { type Decision, WithdrawalProposal } from './withdrawal-proposal.tsx';

const close = () => changeParams({ id: '' });

/** One withdrawal: amount, player, account, evidence, what others have signed, and the decision. */
export function WithdrawalPanel({ id }: { id: number }) {
  const t = useT();
  const { data: withdrawal, error } = useWithdrawal(id);
  const [deciding, setDeciding] = useState<Decision>();
  const mayApprove = useGrant('withdrawal.approve') !== undefined;
  const mayReject = useGrant('withdrawal.reject') !== undefined;
  const mayMark = useGrant('withdrawal.mark') !== undefined;
  if (!withdrawal) {
    return (
      <Panel title={`wd-${id}`} label={t('withdrawal')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  if (deciding) {
    return (
      <WithdrawalProposal withdrawal={withdrawal} what={deciding} onBack={() => setDeciding(undefined)} />
    );
  }
  const look = withdrawalLook[withdrawal.state];
  const isFree = withdrawal.command === null;
  const isOpen = withdrawal.state === 'reviewing' && isFree;
  const isLeftOpen = (withdrawal.state === 'sending' || withdrawal.state === 'sent') && isFree;
  return (
    <Panel
      title={<span className="mono">wd-{withdrawal.id}</span>}
      label={t('withdrawal')}
      tag={<State tone={look.tone}>{t(look.text)}</State>}
      onClose={close}
      foot={
        isLeftOpen && mayMark ? (
          <>
            <Button variant="danger-quiet" onClick={() => setDeciding('failed')}>
              {t('wd_mark_failed')}
            </Button>
            <Button className="push" onClick={() => setDeciding('confirmed')}>
              {t('wd_mark_confirmed')}
            </Button>
          </>
        ) : (
          isOpen &&
          (mayApprove || mayReject) && (
            <>
              {mayReject && (
                <Button variant="danger-quiet" onClick={() => setDeciding('reject')}>
                  {t('wd_reject')}
                </Button>
              )}
              {mayApprove && (
                <Button className="push" variant="primary" onClick={() => setDeciding('approve')}>
                  {t('wd_approve', { amount: amountText(withdrawal.amount) })}
                </Button>
              )}
            </>
          )
        )
      }
    >
      <Amounts withdrawal={withdrawal} />
      <WaitingCommand command={withdrawal.command} />
      <PayTo withdrawal={withdrawal} />
      <Evidence withdrawal={withdrawal} />
      <Course withdrawal={withdrawal} />
    </Panel>
  );
}

function Amounts({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  return (
    <div className={styles.amounts}>
      <div>
        <div className="s12 t3">{t('amount')}</div>
        <div className={styles.amount}>
          {amountText(withdrawal.amount)} <small>{withdrawal.currency}</small>
        </div>
      </div>
      <div className="s12 t3">
        {t('fee')} <span className="n t1">{amountText(withdrawal.fee)}</span>
        <br />
        {t('pays_out')}{' '}
        <span className="n t1">
          {amountText(withdrawal.pay.amount)} {withdrawal.pay.currency}
        </span>
      </div>
    </div>
  );
}

/** What has happened so far: states and signatures. */
function Course({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return (
    <PanelSection title={t('course')}>
      <Facts
        facts={[
          ...withdrawal.steps.map(
            ({ state, at }) => [t(withdrawalLook[state].text), momentText(at, now, timeZone)] as const,
          ),
          ...withdrawal.signatures.map(
            ({ act, by, at, note }) =>
              [act, `${by} · ${momentText(at, now, timeZone)}${note && ` · ${note}`}`] as const,
          ),
          [t('reason'), withdrawal.reason],
        ]}
      />
    </PanelSection>
  );
}
