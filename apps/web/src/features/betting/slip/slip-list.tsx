'use memo';

import { Button, EmptyState, Note } from '@tessera/ui';
import { EmptyBetsArt } from '@tessera/ui/art/inline/empty-bets.tsx';
import { Dices, Undo2 } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSlipActions } from '../place/use-bet-actions.ts';
import { PlacedPanel } from './placed-panel.tsx';
import { isLocked } from './slip.ts';
import { SlipLineCard } from './slip-line-card.tsx';
import styles from './slip-list.module.css';
import { changeSlip, useSlip, useUndoEnd } from './slip-store.ts';

/** The bets of the slip, the result of the last placement, and the undo of a removal. */
export function SlipList() {
  const t = useT();
  const { owner, board } = useBettingPage();
  const { random } = useSlipActions();
  const { slip, result } = useSlip(owner.store, (state) => state);
  useUndoEnd(owner.store);
  const locked = isLocked(slip);
  return (
    <div className={styles.root}>
      {slip.pending && (
        <Note tone="info" role="status">
          {t('bet_pending', { n: slip.pending.lines.length })}
        </Note>
      )}
      {result && <PlacedPanel result={result} />}
      {slip.lines.length === 0 && !result && !slip.pending && (
        <EmptyState
          art={<EmptyBetsArt />}
          title={t('slip_empty')}
          line={t('bet_slip_empty_line')}
          {...(board === 'tradition'
            ? {
                action: (
                  <Button size="sm" icon={Dices} onClick={() => random(5)}>
                    {t('bet_random_n', { n: 5 })}
                  </Button>
                ),
              }
            : {})}
        />
      )}
      <ol className={styles.list} aria-label={t('bet_slip')}>
        {slip.lines.map((line) => (
          <SlipLineCard key={line.key} line={line} locked={locked} />
        ))}
      </ol>
      {slip.removed && !locked && (
        <div className={styles.undo} role="status">
          <span>{t('bet_removed')}</span>
          <Button
            size="sm"
            variant="link"
            icon={Undo2}
            onClick={() => changeSlip(owner.store, { type: 'undo' })}
          >
            {t('bet_undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
