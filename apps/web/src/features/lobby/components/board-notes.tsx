import { Button, Card, EmptyState } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { RefreshCw } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';

/** In the place of the cards when no lottery answers to what was typed. */
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

/** In the place of the cards when the list could not be had. */
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
