import { Button, toast } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { useGrant } from '../../data/session.ts';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { useAddress } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useT } from '../../platform/i18n.ts';
import { queryClient } from '../../platform/query.ts';
import { useRids } from '../../platform/rid.ts';
import { useAct } from '../../platform/use-act.ts';
import { DifferenceList, useOpenedDifference } from './difference-list.tsx';
import { HealthTable } from './health-table.tsx';
import { useProviders } from './provider-data.ts';
import { ReviewList, useOpenedReview } from './review-list.tsx';

const views = ['health', 'open', 'gone', 'closed', 'reviews', 'reviewed'] as const;
type View = (typeof views)[number];
const VIEW_TEXT = {
  health: 'view_health',
  open: 'view_differences',
  gone: 'view_gone',
  closed: 'view_closed',
  reviews: 'view_reviews',
  reviewed: 'view_reviewed',
} as const;

/** Third parties: their health, the comparison with their statements, and what they have reported for a person. */
export function ProvidersPage() {
  const t = useT();
  const { params } = useAddress();
  const view: View = views.find((one) => one === params.view) ?? 'health';
  const health = useProviders(true);
  const differences = health.data?.items.reduce((sum, one) => sum + one.differences, 0);
  const difference = useOpenedDifference(view, params.id ?? '');
  const review = useOpenedReview(view, params.id ?? '');
  return (
    <Page
      title={t('page_providers')}
      sub={t('providers_about')}
      acts={<Compare isComparing={health.data?.comparing ?? false} />}
      panel={difference ?? review}
      foot={
        <>
          <KeyHints keys={[[['J', 'K'], t('keys_move')]]} />
          <span>{t('providers_rule')}</span>
        </>
      }
    >
      <Views
        page="providers"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id === 'open' && differences !== undefined ? { count: differences } : {}),
        }))}
      />
      {view === 'health' && <HealthTable rows={health.data?.items} error={health.error} />}
      {(view === 'open' || view === 'gone' || view === 'closed') && <DifferenceList key={view} view={view} />}
      {(view === 'reviews' || view === 'reviewed') && <ReviewList key={view} view={view} />}
    </Page>
  );
}

/** Has the books compared now. It moves nothing. */
function Compare({ isComparing }: { isComparing: boolean }) {
  const t = useT();
  const ridOf = useRids();
  const mayCompare = useGrant('provider.compare') !== undefined;
  const compare = useAct(async () => {
    await call('/console/provider/compare', { rid: ridOf(String(Date.now())) });
    toast(t('compare_asked'), { type: 'success' });
    await queryClient.invalidateQueries({ queryKey: ['providers'] });
  });
  if (!mayCompare) return null;
  return (
    <Button
      size="sm"
      icon={RefreshCw}
      disabled={isComparing}
      loading={compare.isRunning}
      onClick={() => compare.run()}
    >
      {t(isComparing ? 'comparing' : 'compare_now')}
    </Button>
  );
}
