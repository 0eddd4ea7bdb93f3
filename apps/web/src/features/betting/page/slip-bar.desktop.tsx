'use memo';

import { Badge, Button } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { totalOfLines } from '../slip/slip-line.ts';
import { useSlip } from '../slip/slip-store.ts';
import styles from './slip-bar.desktop.module.css';
import { SLIP_DRAWER } from './slip-drawer.desktop.tsx';

/** Narrow desktop windows: what is in the slip, and the button that opens it. */
export function SlipBar() {
  const t = useT();
  const format = useFormat();
  const { owner } = useBettingPage();
  const slip = useSlip(owner.store, (state) => state.slip);
  const total = totalOfLines(slip.lines);
  return (
    <div className={styles.root}>
      <span className={styles.counts}>
        {t('bet_slip')} <Badge count={slip.lines.length} tone="primary" />
      </span>
      <span className={styles.total}>
        {t('bet_total')} <b>{format.money(total.stake)}</b>
      </span>
      <Button size="sm" variant="primary" popoverTarget={SLIP_DRAWER}>
        {t('bet_slip_show')}
      </Button>
    </div>
  );
}
