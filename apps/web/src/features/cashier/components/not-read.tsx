import { Button, Card, EmptyState, Note, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptyOfflineArt } from '@tessera/ui/art/inline/empty-offline.tsx';
import { RefreshCw, TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** The part of a query that shows whether it failed. */
export interface Asked {
  readonly isError: boolean;
  refetch(): unknown;
}

export interface NotReadProps {
  /** All queries that must finish. */
  of: readonly Asked[];
  /** Height of the placeholder, px. */
  height?: number;
  /** A form line instead of a card. */
  line?: boolean;
}

/** Placeholder for unread data: a skeleton, or after a failure an error with a retry button. Retrying never moves money. */
export function NotRead({ of, height = 320, line = false }: NotReadProps) {
  const t = useT();
  if (!of.some(({ isError }) => isError)) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={height} />
      </SkeletonRegion>
    );
  }
  const retry = (
    <Button
      variant={line ? 'quiet' : 'tonal'}
      icon={RefreshCw}
      onClick={() => {
        for (const asked of of) if (asked.isError) asked.refetch();
      }}
    >
      {t('retry')}
    </Button>
  );
  if (line) {
    return (
      <Note tone="warning" icon={TriangleAlert} action={retry}>
        {t('cashier_failed')}
      </Note>
    );
  }
  return (
    <Card>
      <EmptyState
        art={<EmptyOfflineArt />}
        title={t('cashier_failed')}
        line={t('cashier_failed_line')}
        action={retry}
      />
    </Card>
  );
}
