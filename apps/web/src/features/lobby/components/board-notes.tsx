import { Button, Card, EmptyState } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { RefreshCw } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** Replaces the cards when no lottery matches the query. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<EmptySearchArt />}
        title={t('lobby_nothing_found')}
        action={<Button onClick={onClear}>{t('lobby_show_all')}</Button>}
      />
    </Card>
  );
}

/** Replaces the cards when the list could not be loaded. */
export function BoardFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        title={t('lobby_list_failed')}
        action={
          <Button icon={RefreshCw} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </Card>
  );
}
