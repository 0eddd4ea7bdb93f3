import { Button, Card, EmptyState } from '@tessera/ui';
import { EmptyOfflineArt } from '@tessera/ui/art/inline/empty-offline.tsx';
import { RefreshCw } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** Something could not be read; no money has moved by it. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<EmptyOfflineArt />}
        title={t('cashier_failed')}
        line={t('cashier_failed_line')}
        action={
          <Button variant="tonal" icon={RefreshCw} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </Card>
  );
}
