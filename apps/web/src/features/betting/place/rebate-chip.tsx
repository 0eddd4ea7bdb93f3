'use memo';

import { Button, Icon } from '@tessera/ui';
import { ChevronRight } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { percentOf } from './percent-of.ts';
import styles from './rebate-chip.module.css';
import { RebateTrack } from './rebate-track.tsx';

/** The rebate that lowers the odds of a credit board, and the way to change it. Nothing where no rebate exists. */
export function RebateChip() {
  const t = useT();
  const { terms, rebateMaxPpm, setRebate } = useBettingPage();
  const [open, setOpen] = useState(false);
  if (rebateMaxPpm === 0) return null;
  const rebate = percentOf(terms.rebatePpm);
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-label={t('bet_rebate_open', { rebate })}
        onClick={() => setOpen(true)}
      >
        {t('bet_rebate')} <b>{rebate}%</b>
        <Icon of={ChevronRight} size={14} />
      </button>
      {open && (
        <Panel
          title={t('bet_rebate')}
          onClose={() => setOpen(false)}
          footer={
            <Button variant="primary" className={styles.done ?? ''} onClick={() => setOpen(false)}>
              {t('bet_rebate_done')}
            </Button>
          }
        >
          <div className={styles.panel}>
            <p>{t('bet_rebate_note')}</p>
            <RebateTrack value={terms.rebatePpm} onChange={setRebate} />
            <p className={styles.value} aria-hidden="true">
              {t('bet_rebate_of', { rebate })}
            </p>
          </div>
        </Panel>
      )}
    </>
  );
}
