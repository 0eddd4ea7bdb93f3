import { Card, EmptyState, LinkButton, Skeleton } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useState } from 'react';
import { PageHead } from '../../../components/page-head/index.ts';
import { useList, useSettings } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { hasScreen, Link, printHash, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent, useWatchLotteries } from '../../../platform/socket/index.ts';
import { lastDrawOptions } from '../api/last-draw.ts';
import { DrawPicker } from '../components/draw-picker.tsx';
import { JournalNote } from '../components/journal-note.tsx';
import { proofRefOf } from '../model/reward-ref.ts';
import styles from './verify-screen.module.css';

/** Most of its code is curves and pairings; it loads while the draw is requested. */
const DrawProof = lazyPart(
  async () => (await import('../components/draw-proof.tsx')).DrawProof,
  <Card aria-busy>
    <Skeleton height={320} />
  </Card>,
);

/** Turns of a wheel and red packets need the same code as draws. */
const RewardProof = lazyPart(
  async () => (await import('../components/reward-proof.tsx')).RewardProof,
  <Card aria-busy>
    <Skeleton height={320} />
  </Card>,
);

/**
 * Verifies on this device (`lot/v1` step 9): a draw, parameters `lottery` and `issue`, without an issue the newest one; a turn of a
 * wheel, parameter `spin`; or the player's share of a red packet, parameters `packet` and `version`.
 */
export function VerifyScreen() {
  const t = useT();
  const { params } = useRoute();
  const { timeZone } = useSettings();
  const reward = proofRefOf(params);
  if (!reward) return <DrawScreen />;
  return (
    <>
      <PageHead title={t('route_verify')} note={t('proof_lead')}>
        <LinkButton size="sm" href={printHash({ name: 'verify', params: {} })}>
          {t('proof_to_draws')}
        </LinkButton>
      </PageHead>
      <RewardProof of={reward} zone={timeZone} />
      <JournalNote />
    </>
  );
}

function DrawScreen() {
  const t = useT();
  const { params } = useRoute();
  const { timeZone } = useSettings();
  const lotteries = useList('LOTTERY_LIST') ?? [];
  const [chosen, setChosen] = useState({ lottery: params.lottery ?? '', issue: params.issue ?? '' });
  const lottery = chosen.lottery || (lotteries.find(({ source }) => source === 'verifiable')?.id ?? '');
  const last = useQuery({ ...lastDrawOptions(lottery), enabled: lottery !== '' && chosen.issue === '' });
  const issue = chosen.issue || (last.data ?? '');
  const undrawn = last.data === '' && issue === '';
  useWatchLotteries(undrawn ? [lottery] : []);
  useSocketEvent('draw:settled', (settled) => {
    if (undrawn && settled.lottery_id === lottery) void last.refetch();
  });
  return (
    <>
      <PageHead title={t('route_verify')} note={t('fairness_lead')}>
        <DrawPicker
          key={`${lottery} ${issue}`}
          lottery={lottery}
          issue={issue}
          onLottery={(other) => setChosen({ lottery: other, issue: '' })}
          onIssue={(other) => setChosen({ lottery, issue: other })}
        />
      </PageHead>
      {issue !== '' && <DrawProof lottery={lottery} issue={issue} zone={timeZone} />}
      {undrawn && (
        <Card>
          <EmptyState
            art={<EmptySearchArt />}
            title={t('fairness_undrawn')}
            line={t('fairness_undrawn_line')}
          />
        </Card>
      )}
      {hasScreen('activity-list') && (
        <p className={styles.note}>
          {t('proof_where')}{' '}
          <Link to="activity-list" className={styles.link}>
            {t('route_activity_list')}
          </Link>{' '}
          <Link to="user-welfare" className={styles.link}>
            {t('route_user_welfare')}
          </Link>
        </p>
      )}
      <JournalNote />
    </>
  );
}
