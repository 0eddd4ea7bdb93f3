import { Card, EmptyState, Skeleton } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useState } from 'react';
import { PageHead } from '../../../components/page-head/index.ts';
import { useList, useSettings } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useSocketEvent, useWatchLotteries } from '../../../platform/socket/index.ts';
import { lastDrawOptions } from '../api/last-draw.ts';
import { DrawPicker } from '../components/draw-picker.tsx';
import { JournalNote } from '../components/journal-note.tsx';

/** Most of its code is curves and pairings; it loads while the draw is requested. */
const DrawProof = lazyPart(
  async () => (await import('../components/draw-proof.tsx')).DrawProof,
  <Card aria-busy>
    <Skeleton height={320} />
  </Card>,
);

/** Verifies draws on this device (`lot/v1` step 9). Parameters: `lottery`, `issue`; without an issue the newest draw. */
export function VerifyScreen() {
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
      <JournalNote />
    </>
  );
}
