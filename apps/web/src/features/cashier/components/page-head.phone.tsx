import { Button } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { PageAction } from '../../../platform/navigation/index.ts';
import type { PageHeadProps } from './page-head-props.ts';

/** The history, if the page has one: its button is in the bar, next to the title. */
export function HistoryAction({ onAll }: PageHeadProps) {
  const t = useT();
  if (!onAll) return null;
  return (
    <PageAction>
      <Button variant="quiet" size="sm" onClick={onAll}>
        {t('cashier_history')}
      </Button>
    </PageAction>
  );
}
