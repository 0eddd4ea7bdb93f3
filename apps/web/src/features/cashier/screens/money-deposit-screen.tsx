import { Button, Card, Tracker } from '@tessera/ui';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { isPhone } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { hasScreen, Link, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import { channelsOptions, depositOptions, recentDepositsOptions, refreshDeposits } from '../api/deposit.ts';
import { CashierGate } from '../components/cashier-gate.tsx';
import { DepositForm } from '../components/deposit-form.tsx';
import { DepositRows } from '../components/deposit-rows.tsx';
import styles from '../components/layout.module.css';
import { NotRead } from '../components/not-read.tsx';
import { PageHead } from '../components/page-head.tsx';
import { RecentCard } from '../components/recent-card.tsx';
import { StepLine } from '../components/step-line.tsx';
import { type Deposit, isWaiting, stepOf } from '../model/deposit.ts';
import { readId } from '../model/read-id.ts';

const IdentityForm = lazyPart(async () => (await import('../components/identity-form.tsx')).IdentityForm);
const DepositView = lazyPart(async () => (await import('../components/deposit-view.tsx')).DepositView);
const DepositHistory = lazyPart(async () => (await import('../components/order-history.tsx')).DepositHistory);

/** Waiting deposits shown above the form on phones; the others are in the history. */
const WAITING_SHOWN = 2;

/**
 * `money-recharge`: channel and amount, then the payment, then its progress (`design.md` 4.13). Parameters: `id` shows that
 * deposit; `channel` and `amount` prefill the form.
 */
export function MoneyDepositScreen() {
  return (
    <CashierGate>
      <Cashier />
    </CashierGate>
  );
}

function Cashier() {
  const { params } = useRoute();
  const id = readId(params.id);
  const [history, setHistory] = useState(false);
  const showAll = () => setHistory(true);
  useSocketEvent('balance', ({ cause }) => {
    if (cause === 'deposit') void refreshDeposits();
  });
  return (
    <>
      <PageHead title="route_money_recharge" note="recharge_note" onAll={showAll}>
        <LimitLeft />
      </PageHead>
      {id === undefined ? <Start onAll={showAll} /> : <One id={id} onAll={showAll} />}
      {history && <DepositHistory onClose={() => setHistory(false)} />}
    </>
  );
}

/** What the player's own limit still allows, and a link to change it. */
function LimitLeft() {
  const t = useT();
  const format = useFormat();
  const left = useQuery(channelsOptions()).data?.limit_left;
  if (left === undefined || left === null) return null;
  return (
    <p className={styles.sum}>
      {t('recharge_left')} <b>{format.money(left)}</b>
      {hasScreen('responsible') && (
        <Link to="responsible" className={styles.link}>
          {t('recharge_limits_change')}
        </Link>
      )}
    </p>
  );
}

function Start({ onAll }: { onAll: () => void }) {
  const channels = useQuery(channelsOptions());
  const isNew = channels.data && channels.data.identity.state !== 'verified';
  return (
    <>
      {isPhone && <Steps current={0} />}
      <div className={styles.cols}>
        <div className={`${styles.column} ${styles.barred}`}>
          {isPhone && <LimitLeft />}
          {isPhone && <Open onAll={onAll} />}
          {channels.data && isNew && <IdentityForm identity={channels.data.identity} />}
          {channels.data && !isNew && <DepositForm {...channels.data} />}
          {!channels.data && <NotRead of={[channels]} />}
        </div>
        {!isPhone && <Guide deposit={undefined} onAll={onAll} />}
      </div>
    </>
  );
}

function One({ id, onAll }: { id: number; onAll: () => void }) {
  const deposit = useQuery(depositOptions(id));
  const phoneStep = deposit.data?.state === 'credited' ? 3 : deposit.data?.state === 'confirming' ? 2 : 1;
  return (
    <>
      {isPhone && <Steps current={phoneStep} />}
      <div className={styles.cols}>
        <div className={`${styles.column} ${styles.barred}`}>
          {deposit.data && (
            <Section name="deposit">
              <DepositView deposit={deposit.data} />
            </Section>
          )}
          {!deposit.data && <NotRead of={[deposit]} />}
          {isPhone && <HowToPay deposit={deposit.data} />}
        </div>
        {!isPhone && <Guide deposit={deposit.data} onAll={onAll} />}
      </div>
    </>
  );
}

/** The steps at the top of a phone page. */
function Steps({ current }: { current: number }) {
  const t = useT();
  return (
    <StepLine
      label={t('recharge_progress')}
      steps={[t('recharge_step_order'), t('recharge_step_pay'), t('recharge_step_done')]}
      current={current}
    />
  );
}

/** Content beside the form on desktop. */
function Guide({ deposit, onAll }: { deposit: Deposit | undefined; onAll: () => void }) {
  const t = useT();
  const recent = useQuery(recentDepositsOptions());
  const rows = recent.data?.items;
  return (
    <aside className={styles.column}>
      <Card pad title={t('recharge_progress')}>
        <Tracker
          label={t('recharge_progress')}
          current={deposit ? stepOf(deposit) : 0}
          steps={(['ordered', 'pay', 'confirm', 'credited'] as const).map((key) => ({
            key,
            label: t(`recharge_track_${key}`),
          }))}
        />
      </Card>
      <HowToPay deposit={deposit} />
      <RecentCard asked={recent} count={rows?.length} onAll={onAll}>
        <DepositRows rows={rows ?? []} />
      </RecentCard>
    </aside>
  );
}

/** Payment instructions in order; for a coin deposit those of its network. Null once the deposit has ended. */
function HowToPay({ deposit }: { deposit: Deposit | undefined }) {
  const t = useT();
  const name = useQuery(channelsOptions()).data?.identity.name;
  if (deposit && !isWaiting(deposit)) return null;
  const isCoin = deposit?.payee.network !== undefined;
  return (
    <Card pad title={t('recharge_how')}>
      <ol className={styles.steps}>
        <li>
          {isCoin ? t('recharge_how_coin') : name ? t('recharge_how_name', { name }) : t('recharge_how_own')}
        </li>
        <li>{t(isCoin ? 'recharge_how_coin_exact' : 'recharge_how_exact')}</li>
        <li>{t('recharge_how_paid')}</li>
      </ol>
    </Card>
  );
}

/** Deposits that wait for their money; on phones, where no list is beside the form. */
function Open({ onAll }: { onAll: () => void }) {
  const t = useT();
  const waiting = useQuery(recentDepositsOptions()).data?.items.filter(isWaiting) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card
      title={t('recharge_waiting', { n: waiting.length })}
      titleEnd={
        <Button variant="link" size="sm" onClick={onAll}>
          {t('cashier_all')}
        </Button>
      }
    >
      <DepositRows rows={waiting.slice(0, WAITING_SHOWN)} />
    </Card>
  );
}
