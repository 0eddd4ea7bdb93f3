import { Button } from '@tessera/ui';
import { Users } from '@tessera/ui/icons';
import { useState } from 'react';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { ShareBetPanel } from './share-bet-panel.tsx';

/** Shares a bet in a chat room. Trial accounts have no such button. */
export function ShareBetButton({ betId }: { betId: number }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  if (isTrial) return null;
  return (
    <>
      <Button variant="secondary" size="lg" icon={Users} block onClick={() => setOpen(true)}>
        {t('ch_share')}
      </Button>
      {open && <ShareBetPanel betId={betId} onClose={() => setOpen(false)} />}
    </>
  );
}
