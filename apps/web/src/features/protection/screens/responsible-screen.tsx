import { Button, Card, EmptyState, Note, Skeleton } from '@tessera/ui';
import { Info, RefreshCw } from '@tessera/ui/icons';
import { useEffect, useState } from 'react';
import { PageHead } from '../../../components/page-head/index.ts';
import { useProtection } from '../../../data/protection/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { replace, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type Overview, overviewOptions, refreshOverview } from '../api/protection.ts';
import { BreakCard } from '../components/break-card.tsx';
import { ExclusionCard } from '../components/exclusion-card.tsx';
import { HelpCard } from '../components/help-card.tsx';
import { LimitTableCard } from '../components/limits-card.desktop.tsx';
import { LimitListCard } from '../components/limits-card.phone.tsx';
import { PromotionCard } from '../components/promotion-card.tsx';
import { ReminderCard } from '../components/reminder-card.tsx';
import { StatementCard } from '../components/statement-card.tsx';
import { TodayCard } from '../components/today-card.tsx';
import { WaitingLimits } from '../components/waiting-limits.tsx';
import type { Limit } from '../model/limits.ts';
import styles from './responsible-screen.module.css';

const Limits = partByForm({ desktop: LimitTableCard, phone: LimitListCard });
const LimitForm = lazyPart(async () => (await import('../components/limit-form.tsx')).LimitForm);
const ExcludeForm = lazyPart(async () => (await import('../components/exclude-form.tsx')).ExcludeForm);
const SelfCheck = lazyPart(async () => (await import('../components/self-check.tsx')).SelfCheck);

/** The form open above the page. */
type Open =
  /** Without a limit the first one. */
  { readonly form: 'limit'; readonly limit?: Limit } | { readonly form: 'exclude' | 'check' };

/** The form that the `open` parameter names. */
function openedBy(param: string | undefined): Open | undefined {
  if (param === 'exclusion') return { form: 'exclude' };
  return param === 'limit' ? { form: 'limit' } : undefined;
}

const DAY_SECONDS = 86_400;

/**
 * `responsible`: limits, reminder, breaks, self-exclusion, statement, self-check, help. `open=exclusion` and `open=limit` open
 * their forms.
 */
export function ResponsibleScreen() {
  const t = useT();
  const overview = useQuery(overviewOptions());
  const changed = useProtection(({ state }) => state);
  // The store receives changes made on another device.
  useEffect(() => {
    if (changed) void refreshOverview();
  }, [changed]);
  if (overview.data) return <Page overview={overview.data} />;
  return overview.isError ? (
    <Card pad>
      <EmptyState
        title={t('rp_failed')}
        action={
          <Button icon={RefreshCw} onClick={() => void overview.refetch()}>
            {t('retry')}
          </Button>
        }
      />
    </Card>
  ) : (
    <div className={styles.root} aria-busy="true">
      <Skeleton height={320} />
      <Skeleton height={320} />
    </div>
  );
}

function Page({ overview }: { overview: Overview }) {
  const t = useT();
  const { params } = useRoute();
  const [open, setOpen] = useState(openedBy(params.open));
  const { state, limits, months, lifetime, today, contacts } = overview;
  const [firstLimit] = limits;
  const days = Math.round(overview.delay_seconds / DAY_SECONDS);
  const close = () => {
    setOpen(undefined);
    // Prevents the address from opening the form again.
    if (params.open) void replace('responsible');
  };
  const edit = (limit: Limit | undefined) => setOpen({ form: 'limit', limit });
  return (
    <>
      <PageHead title={t('route_responsible')} note={t('rp_lead')} />
      {overview.suggest && <Note icon={Info}>{t('rp_suggest')}</Note>}
      <div className={styles.root}>
        <div className={styles.column}>
          <Limits limits={limits} onEdit={edit}>
            <p className={styles.note}>
              {t('rp_limits_lowest')} · {t('rp_day_line')}
            </p>
            <WaitingLimits limits={limits} days={days} />
          </Limits>
          <div className={styles.statement}>
            <Section name="statement">
              <StatementCard months={months} lifetime={lifetime} />
            </Section>
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.today}>
            <TodayCard today={today} resting={state.time_out_until !== null || state.exclusion !== null} />
          </div>
          <ReminderCard minutes={state.reality.minutes} />
          <PromotionCard />
          {state.exclusion ? (
            <ExclusionCard exclusion={state.exclusion} onLonger={() => setOpen({ form: 'exclude' })} />
          ) : (
            <BreakCard state={state} onExclude={() => setOpen({ form: 'exclude' })} />
          )}
        </div>
      </div>
      <HelpCard contacts={contacts} onCheck={() => setOpen({ form: 'check' })} />
      {open?.form === 'limit' && firstLimit && (
        <LimitForm limits={limits} start={open.limit ?? firstLimit} days={days} onClose={close} />
      )}
      {open?.form === 'exclude' && <ExcludeForm onClose={close} />}
      {open?.form === 'check' && <SelfCheck onLimits={() => edit(undefined)} onClose={close} />}
    </>
  );
}
