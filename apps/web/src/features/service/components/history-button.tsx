import { Button } from '@tessera/ui';
import { History } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import styles from './history.module.css';

const HistoryPanel = lazyPart(async () => (await import('./history-panel.tsx')).HistoryPanel);

/** Opens the player's earlier cases; says how many may still be rated. */
export function HistoryButton({ unrated }: { unrated: number }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.opener}>
      <Button variant="quiet" size="sm" icon={History} onClick={() => setOpen(true)}>
        {unrated > 0 ? t('sv_past_unrated', { n: unrated }) : t('sv_past')}
      </Button>
      {open && <HistoryPanel onClose={() => setOpen(false)} />}
    </span>
  );
}
