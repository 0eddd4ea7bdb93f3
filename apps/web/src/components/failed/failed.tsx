import { Button, EmptyState } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { useT } from '../../platform/i18n/index.ts';

export interface FailedProps {
  /** What is missing; by default, that this part could not be loaded. */
  title?: string;
  onRetry: () => unknown;
}

/** Shown in a card whose data failed to load, with a retry button. */
export function Failed({ title, onRetry }: FailedProps) {
  const t = useT();
  return (
    <EmptyState
      title={title ?? t('section_failed')}
      action={
        <Button size="sm" icon={RefreshCw} onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
