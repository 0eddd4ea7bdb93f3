import { Button, EmptyState, Note } from '@tessera/ui';
import { EmptyOfflineArt } from '@tessera/ui/art/inline/empty-offline.tsx';
import { RefreshCw, TriangleAlert } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** A loading error with a retry button; data already shown stays. */
export function LoadFailed({ onRetry, compact = false }: { onRetry: () => void; compact?: boolean }) {
  const t = useT();
  const retry = (
    <Button variant="tonal" size={compact ? 'sm' : 'md'} icon={RefreshCw} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  if (compact) {
    return (
      <Note tone="warning" icon={TriangleAlert} action={retry} role="alert">
        {t('record_failed')}
      </Note>
    );
  }
  return (
    <EmptyState
      art={<EmptyOfflineArt />}
      title={t('record_failed')}
      line={t('record_failed_line')}
      action={retry}
    />
  );
}
