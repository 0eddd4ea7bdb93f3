import { Button, Sheet } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';

/** Filters on phones, in a bottom sheet. */
export function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
      {children}
    </Sheet>
  );
}
