import { Badge, Icon } from '@tessera/ui';
import { Ticket } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSlip } from '../slip/slip-store.ts';
import styles from './action-bar.phone.module.css';

const PlaceActions = lazyPart(
  inFile('after-board', async () => (await import('./place-actions.phone.tsx')).PlaceActions),
);

/** Phone: the slip with its count, and the actions for the selection or, on the credit board, for the board. */
export function ActionBar({ onSlip }: { onSlip: () => void }) {
  const t = useT();
  const { board, owner } = useBettingPage();
  const count = useSlip(owner.store, ({ slip }) => slip.lines.length);
  return (
    <div className={styles.root} data-board={board}>
      <button
        type="button"
        className={styles.slip}
        aria-haspopup="dialog"
        aria-label={t('bet_slip_open', { n: count })}
        onClick={onSlip}
      >
        <Icon of={Ticket} size={24} />
        <span key={count} className={styles.badge}>
          <Badge count={count} tone="primary" />
        </span>
      </button>
      {board === 'tradition' ? <PlaceActions /> : <div id="bet-board-bar" className={styles.board} />}
    </div>
  );
}
