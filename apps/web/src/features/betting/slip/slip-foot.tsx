'use memo';

import { amountOf } from '@tessera/protocol/money';
import { Button, Perforation } from '@tessera/ui';
import { useUser } from '../../../data/session/index.ts';
import { EXACT, useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { ExpectedTip } from '../place/expected/expected-tip.tsx';
import { MostAmount, MostLabel } from '../place/most/most-win.tsx';
import { costOf } from '../place/most/sure-loss.ts';
import { SureLossLine } from '../place/most/sure-loss-line.tsx';
import { useMost } from '../place/most/use-most.ts';
import { useSlipActions } from '../place/use-bet-actions.ts';
import { useGate } from '../place/use-gate.ts';
import { WhyNot } from '../place/why-not.tsx';
import { isLocked } from './slip.ts';
import styles from './slip-foot.module.css';
import { totalOfLines } from './slip-line.ts';
import { changeSlip, useSlip } from './slip-store.ts';

/** Totals of the slip and its two buttons. */
export function SlipFoot() {
  const t = useT();
  const format = useFormat();
  const { owner } = useBettingPage();
  const actions = useSlipActions();
  const balance = useUser((user) => user.balance);
  const known = useUser((user) => user.loaded);
  const slip = useSlip(owner.store, (state) => state.slip);
  const total = totalOfLines(slip.lines);
  const most = useMost(slip.lines);
  const gate = useGate(total.stake);
  const locked = isLocked(slip);
  const empty = slip.lines.length === 0;
  const visitor = gate === 'sign_in';
  const block = visitor || empty ? undefined : gate;
  return (
    <div className={styles.root}>
      <div className={styles.tear}>
        <Perforation />
      </div>
      <div className={styles.sums}>
        <div>
          <span>{t('bet_slip_counts', { bets: slip.lines.length, lines: total.lines })}</span>
          <span className={styles.total}>
            {t('bet_total')}
            <ExpectedTip linesOf={() => slip.lines} /> <b>{format.money(total.stake, EXACT)}</b>
          </span>
        </div>
        <div>
          <span className={styles.tip}>
            <MostLabel most={most} />
          </span>
          <b data-accent="">
            <MostAmount most={most} />
          </b>
        </div>
        {known && (
          <div>
            <span>{t('bet_balance_after')}</span>
            <b data-short={total.stake > balance || undefined}>
              {format.money(amountOf(balance - total.stake))}
            </b>
          </div>
        )}
      </div>
      <SureLossLine cost={costOf(slip.lines)} most={most} />
      {block && block !== 'sending' && <WhyNot block={block} />}
      <div className={styles.buttons}>
        <Button disabled={empty || locked} onClick={() => changeSlip(owner.store, { type: 'clear' })}>
          {t('bet_clear')}
        </Button>
        <Button
          variant="primary"
          disabled={(empty && !visitor) || (block !== undefined && block !== 'sending')}
          loading={block === 'sending'}
          onClick={actions.placeSlip}
        >
          {visitor ? (
            t('bet_sign_in')
          ) : (
            <>
              {t(locked ? 'bet_sending' : 'bet_confirm')}{' '}
              <span className={styles.figure}>{format.money(total.stake, EXACT)}</span>
            </>
          )}
        </Button>
      </div>
    </div>
  );
}
