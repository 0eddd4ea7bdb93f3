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
import {
  channelsOptions,
  recentRechargesOptions,
  rechargeOptions,
  refreshRecharges,
} from '../api/recharge.ts';
import { CashierGate } from '../components/cashier-gate.tsx';
import styles from '../components/layout.module.css';
import { NotRead } from '../components/not-read.tsx';
import { PageHead } from '../components/page-head.tsx';
import { RecentCard } from '../components/recent-card.tsx';
import { RechargeForm } from '../components/recharge-form.tsx';
import { RechargeRows } from '../components/recharge-rows.tsx';
import { StepLine } from '../components/step-line.tsx';
import { readId } from '../model/read-id.ts';
import { isWaiting, type Recharge, stepOf } from '../model/recharge.ts';

const IdentityForm = lazyPart(async () => (await import('../components/identity-form.tsx')).IdentityForm);
const RechargeView = lazyPart(async () => (await import('../components/recharge-view.tsx')).RechargeView);
const RechargeHistory = lazyPart(
  async () => (await import('../components/order-history.tsx')).RechargeHistory,
);

/** Waiting deposits shown above the form on phones; the others are in the history. */
const WAITING_SHOWN = 2;

/**
 * `money-recharge`: channel and amount, then the payment, then its progress (`design.md` 4.13). Parameters: `id` shows that
 * deposit; `channel` and `amount` prefill the form.
 */
export function MoneyRechargeScreen() {
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
    if (cause === 'deposit') void refreshRecharges();
  });
  return (
    <>
      <PageHead title="route_money_recharge" note="recharge_note" onAll={showAll}>
        <LimitLeft />
      </PageHead>
      {id === undefined ? <Start onAll={showAll} /> : <One id={id} onAll={showAll} />}
      {history && <RechargeHistory onClose={() => setHistory(false)} />}
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
          {channels.data && !isNew && <RechargeForm {...channels.data} />}
          {!channels.data && <NotRead of={[channels]} />}
        </div>
        {!isPhone && <Guide recharge={undefined} onAll={onAll} />}
      </div>
    </>
  );
}

function One({ id, onAll }: { id: number; onAll: () => void }) {
  const recharge = useQuery(rechargeOptions(id));
  const phoneStep = recharge.data?.state === 'credited' ? 3 : recharge.data?.state === 'confirming' ? 2 : 1;
  return (
    <>
      {isPhone && <Steps current={phoneStep} />}
      <div className={styles.cols}>
        <div className={`${styles.column} ${styles.barred}`}>
          {recharge.data && (
            <Section name="deposit">
              <RechargeView recharge={recharge.data} />
            </Section>
          )}
          {!recharge.data && <NotRead of={[recharge]} />}
          {isPhone && <HowToPay recharge={recharge.data} />}
        </div>
        {!isPhone && <Guide recharge={recharge.data} onAll={onAll} />}
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
function Guide({ recharge, onAll }: { recharge: Recharge | undefined; onAll: () => void }) {
  const t = useT();
  const recent = useQuery(recentRechargesOptions());
  const rows = recent.data?.items;
  return (
    <aside className={styles.column}>
      <Card pad title={t('recharge_progress')}>
        <Tracker
          label={t('recharge_progress')}
          current={recharge ? stepOf(recharge) : 0}
          steps={(['ordered', 'pay', 'confirm', 'credited'] as const).map((key) => ({
            key,
            label: t(`recharge_track_${key}`),
          }))}
        />
      </Card>
      <HowToPay recharge={recharge} />
      <RecentCard asked={recent} count={rows?.length} onAll={onAll}>
        <RechargeRows rows={rows ?? []} />
      </RecentCard>
    </aside>
  );
}

/** Payment instructions in order; for a coin deposit those of its network. Null once the deposit has ended. */
function HowToPay({ recharge }: { recharge: Recharge | undefined }) {
  const t = useT();
  const name = useQuery(channelsOptions()).data?.identity.name;
  if (recharge && !isWaiting(recharge)) return null;
  const isCoin = recharge?.payee.network !== undefined;
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
  const waiting = useQuery(recentRechargesOptions()).data?.items.filter(isWaiting) ?? [];
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
      <RechargeRows rows={waiting.slice(0, WAITING_SHOWN)} />
    </Card>
  );
}
