import { Note } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import {
  quoteOptions,
  recentWithdrawalsOptions,
  refreshWithdrawals,
  withdrawalOptions,
} from '../api/withdraw.ts';
import { CashierGate } from '../components/cashier-gate.tsx';
import { FormStep } from '../components/form-step.tsx';
import styles from '../components/layout.module.css';
import { NotRead } from '../components/not-read.tsx';
import { PageHead } from '../components/page-head.tsx';
import { StageList } from '../components/stage-list.tsx';
import { WithdrawForm } from '../components/withdraw-form.tsx';
import { WithdrawGuide } from '../components/withdraw-guide.desktop.tsx';
import { WithdrawableCard } from '../components/withdrawable-card.tsx';
import { readId } from '../model/read-id.ts';
import { isOver } from '../model/withdrawal.ts';

const Guide = partByForm({ desktop: WithdrawGuide });
const WithdrawalView = lazyPart(
  async () => (await import('../components/withdrawal-view.tsx')).WithdrawalView,
);
const WithdrawalHistory = lazyPart(
  async () => (await import('../components/order-history.tsx')).WithdrawalHistory,
);

/** Half a minute; locks end on a full minute. */
const STEP_MS = 30_000;

/**
 * `money-withdraw`: withdrawable and blocked amounts, the form, and the progress of the last one. Parameter
 * `id` shows one withdrawal.
 */
export function MoneyWithdrawScreen() {
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
  useSocketEvent('balance', () => void refreshWithdrawals());
  return (
    <>
      <PageHead title="route_money_withdraw" note="withdraw_note" onAll={showAll} />
      <div className={styles.cols}>
        <div className={`${styles.column} ${styles.barred}`}>
          {id === undefined ? <Start /> : <One id={id} />}
        </div>
        <Guide onAll={showAll} />
      </div>
      {history && <WithdrawalHistory onClose={() => setHistory(false)} />}
    </>
  );
}

function Start() {
  const t = useT();
  const format = useFormat();
  const now = useNow(STEP_MS);
  const quote = useQuery(quoteOptions({}));
  const { data } = quote;
  if (!data) return <NotRead of={[quote]} />;
  const lockedUntil = data.locked_until !== null && data.locked_until > now ? data.locked_until : undefined;
  return (
    <>
      <WithdrawableCard quote={data} />
      {lockedUntil !== undefined && (
        <Note tone="warning" icon={Clock}>
          {t('withdraw_locked_until', { time: format.time(lockedUntil, 'MM-DD HH:mm') })}
        </Note>
      )}
      {data.day_left <= 0 && (
        <Note tone="warning" icon={Clock}>
          {t('withdraw_none_today')}
        </Note>
      )}
      <WithdrawForm quote={data} closed={lockedUntil !== undefined || data.day_left <= 0} />
      <Section name="withdrawals">
        <UnderWay />
      </Section>
    </>
  );
}

/** The unfinished withdrawals, each with its stages. */
function UnderWay() {
  const t = useT();
  const format = useFormat();
  const items = useQuery(recentWithdrawalsOptions()).data?.items ?? [];
  return items
    .filter((withdrawal) => !isOver(withdrawal))
    .map((withdrawal) => (
      <FormStep key={withdrawal.id} title={t('withdraw_last')} end={format.money(withdrawal.amount)}>
        <StageList withdrawal={withdrawal} />
      </FormStep>
    ));
}

function One({ id }: { id: number }) {
  const withdrawal = useQuery(withdrawalOptions(id));
  if (!withdrawal.data) return <NotRead of={[withdrawal]} />;
  return (
    <Section name="withdrawal">
      <WithdrawalView withdrawal={withdrawal.data} />
    </Section>
  );
}
