import { Button } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { FirstStepsSlot } from '../slots.ts';

/** Shows the introduction cards of the first session again. */
export function ReplaySteps() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={RefreshCw} onClick={() => setOpen(true)}>
        {t('first_steps_again')}
      </Button>
      {open && <FirstStepsSlot onClose={() => setOpen(false)} />}
    </>
  );
}
