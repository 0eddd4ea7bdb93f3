'use memo';

import { Button, Dialog, Stepper } from '@tessera/ui';
import { useState } from 'react';
import { betPrefs, setBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './chip-dialog.module.css';
import { placesOf } from './chip-places.ts';

/** Largest preset amount. */
const CHIP_MAX = 100_000;

/** Changes the preset amounts of the credit board. */
export function ChipDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [chips, setChips] = useState(betPrefs().chips);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bet_chips_edit')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setBetPrefs({ chips });
              onClose();
            }}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        {placesOf(chips).map(({ place, chip }) => (
          <Stepper
            key={place}
            value={chip}
            max={CHIP_MAX}
            label={t('bet_chip_n', { n: place })}
            onChange={(next) => setChips(chips.with(place - 1, next))}
          />
        ))}
      </div>
    </Dialog>
  );
}
