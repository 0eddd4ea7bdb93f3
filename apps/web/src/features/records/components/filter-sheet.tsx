import { Button, Sheet } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { BetFilterStack, type BetFiltersProps } from './bet-filters.tsx';

/** The filters on phones, in a bottom sheet. */
export function FilterSheet({ filter, onChange, onClose }: BetFiltersProps & { onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('ui_filter')}
      footer={
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t('ui_done')}
        </Button>
      }
    >
      <BetFilterStack filter={filter} onChange={onChange} />
    </Sheet>
  );
}
