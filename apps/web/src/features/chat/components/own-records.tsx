import { Button } from '@tessera/ui';
import { Ban, Flag } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import type { Act, Blocked } from '../api/rooms.ts';
import { ActsPanel } from './acts-panel.tsx';
import { BlockedPanel } from './blocked-panel.tsx';
import styles from './panels.module.css';

/** Opens what moderators did about the player, and the player's block list. Parameter `records=acts` of the page opens the first. */
export function OwnRecords({ acts, blocked }: { acts: readonly Act[]; blocked: readonly Blocked[] }) {
  const t = useT();
  const { params } = useRoute();
  const [open, setOpen] = useState<'acts' | 'blocked' | undefined>(() =>
    params.records === 'acts' ? 'acts' : undefined,
  );
  const close = () => setOpen(undefined);
  return (
    <div className={styles.tools}>
      <Button variant="quiet" size="sm" icon={Flag} onClick={() => setOpen('acts')}>
        {t('ch_acts')}
      </Button>
      <Button variant="quiet" size="sm" icon={Ban} onClick={() => setOpen('blocked')}>
        {t('ch_block_list')}
      </Button>
      {open === 'acts' && <ActsPanel acts={acts} onClose={close} />}
      {open === 'blocked' && <BlockedPanel blocked={blocked} onClose={close} />}
    </div>
  );
}
